/* How pieces move in the twin, and what happens where they come to rest. */
#include "table.h"

/* ---- movement ---- */

static void advance(int seat, int steps) {
  int to = g.place[seat] + steps;
  if (to >= SPACES) {
    to -= SPACES;
    move_money(BANK, seat, SALARY);
  }
  g.place[seat] = (int8_t)to;
}

static void advance_to(int seat, int space) {
  int ahead = space - g.place[seat];
  advance(seat, ahead <= 0 ? ahead + SPACES : ahead);
}

static void advance_to_next(int seat, int kind) {
  int space = g.place[seat];
  do space = space + 1 == SPACES ? 0 : space + 1;
  while (KIND[space] != kind);
  advance_to(seat, space);
}

/* ---- landing ---- */

/* How the turn goes on after a landing, a card or a throw. */
typedef enum { RESOLVED, LAND, JAILED } Next;

/* Throws both dice for a move, or only for a rent. */
typedef struct {
  int a, b;
} Dice;

static inline Dice roll(void) {
  int faces = below(36);
  return (Dice){1 + faces / 6, 1 + faces % 6};
}

/* `card_rent`: n > 0 n times the dice, thrown anew, n < 0 -n times the rent, 0 nothing special. */
static int rent_for(int deed, int dice, int card_rent) {
  switch (KIND[SPACE_OF[deed]]) {
    case STREET:
      return g.rent[deed];
    case STATION:
      return g.rent[deed] * (card_rent < 0 ? -card_rent : 1);
    default:
      if (card_rent <= 0) return dice * g.rent[deed];
      Dice thrown = roll();
      return (thrown.a + thrown.b) * card_rent;
  }
}

static void land_on_deed(int seat, int deed, int dice, int card_rent) {
  int owner = g.owner[deed];
  if (owner == BANK) {
    if (g.cash[seat] - PRICE[deed] < LEFT_AFTER_PURCHASE) return;
    move_money(seat, BANK, PRICE[deed]);
    give_deed(deed, seat);
  } else if (owner != seat && !((g.mortgaged >> deed) & 1)) owe(seat, owner, rent_for(deed, dice, card_rent));
}

static void pay_each(int seat, int amount) {
  for (int step = 1; step < SEATS && is_alive(seat); step++) {
    int other = (seat + step) % SEATS;
    if (!is_alive(other)) continue;
    unsigned rest = 0;
    for (int later = step + 1; later < SEATS; later++) rest |= 1u << ((seat + later) % SEATS);
    owe_among(seat, other, amount, rest & g.alive);
  }
}

static void collect_from_each(int seat, int amount) {
  for (int step = 1; step < SEATS && is_alive(seat) && !g.over; step++) {
    int other = (seat + step) % SEATS;
    if (is_alive(other)) owe(other, seat, amount);
  }
}

static int repairs(int seat, int house, int hotel) {
  int sum = 0;
  for (uint32_t left = g.owned[seat]; left != 0; left &= left - 1) {
    int level = g.level[lowest_bit(left)];
    sum += level == HOTEL ? hotel : level * house;
  }
  return sum;
}

static Next draw_here(int seat, int *card_rent) {
  int deck = DECK_AT[(int)g.place[seat]], card = draw_card(deck);
  int amount = CARD_A[deck][card];
  if (card == JAIL_CARD[deck]) {
    g.jail_card[deck] = (int8_t)seat;
    return RESOLVED;
  }
  return_card(deck, card);
  switch (EFFECT[deck][card]) {
    case ADVANCE_TO:
      advance_to(seat, amount);
      return LAND;
    case NEXT_UTILITY:
      advance_to_next(seat, UTILITY);
      *card_rent = amount;
      return LAND;
    case NEXT_STATION:
      advance_to_next(seat, STATION);
      *card_rent = -amount;
      return LAND;
    case BACK:
      g.place[seat] = (int8_t)((g.place[seat] - amount + SPACES) % SPACES);
      return LAND;
    case TO_JAIL:
      return JAILED;
    case RECEIVE:
      move_money(BANK, seat, amount);
      return RESOLVED;
    case PAY:
      owe(seat, BANK, amount);
      return RESOLVED;
    case RECEIVE_EACH:
      collect_from_each(seat, amount);
      return RESOLVED;
    case PAY_EACH:
      pay_each(seat, amount);
      return RESOLVED;
    default:
      owe(seat, BANK, repairs(seat, amount, CARD_B[deck][card]));
      return RESOLVED;
  }
}

static Next land(int seat, int dice) {
  int card_rent = 0;
  for (;;) {
    int space = g.place[seat];
    switch (KIND[space]) {
      case STREET:
      case STATION:
      case UTILITY:
        land_on_deed(seat, DEED_AT[space], dice, card_rent);
        return RESOLVED;
      case TAX:
        owe(seat, BANK, TAX_AT[space]);
        return RESOLVED;
      case CARDS: {
        Next next = draw_here(seat, &card_rent);
        if (next != LAND) return next;
        break;
      }
      case GO_TO_JAIL:
        return JAILED;
      default:
        return RESOLVED;
    }
  }
}
