/*
 * The table of the twin: its state, chance, money, deeds and debts, and what the plain bot invests.
 * board.h is written by the bench from the rulebook's compiled tables.
 */
#include <stdint.h>
#include "board.h"

enum { LEFT_AFTER_PURCHASE = 100, LEFT_AFTER_INVESTMENT = 150 };
enum { HOTEL = 5, HOUSES_BEFORE_HOTEL = 4 };

typedef struct {
  int32_t cash[SEATS + 1];
  uint32_t owned[SEATS + 1];
  uint32_t mortgaged, fresh;
  /* What is remembered until a deed or a level of the group changes: rents as printed or doubled, whole groups of streets. */
  int32_t rent[DEEDS];
  uint32_t whole[SEATS + 1];
  int8_t owner[DEEDS];
  uint8_t level[DEEDS];
  int8_t place[SEATS], jail[SEATS];
  int8_t jail_card[DECKS];
  uint32_t undrawn[DECKS];
  uint8_t pile[DECKS][DECK_CARDS], pile_head[DECKS], pile_length[DECKS];
  int houses, hotels;
  unsigned alive;
  int over, on_turn, round, turns, throws, bankruptcies;
  uint32_t a, b, c, counter;
} Game;

static Game g;

/* ---- chance ---- */

static inline uint32_t next_uint32(void) {
  uint32_t sum = g.a + g.b + g.counter++;
  g.a = g.b ^ (g.b >> 9);
  g.b = g.c + (g.c << 3);
  g.c = ((g.c << 21) | (g.c >> 11)) + sum;
  return sum;
}

static inline int below(int limit) { return (int)(((uint64_t)next_uint32() * (uint32_t)limit) >> 32); }

static inline int count_bits(uint32_t n) {
  n -= (n >> 1) & 0x55555555;
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return (int)((((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24);
}

static inline int lowest_bit(uint32_t mask) { return __builtin_ctz(mask); }

static int draw_card(int deck) {
  uint32_t left = g.undrawn[deck];
  if (left != 0) {
    for (int n = below(count_bits(left)); n > 0; n--) left &= left - 1;
    int card = lowest_bit(left);
    g.undrawn[deck] &= ~(1u << card);
    return card;
  }
  int card = g.pile[deck][g.pile_head[deck]];
  g.pile_length[deck]--;
  g.pile_head[deck] = g.pile_length[deck] == 0 ? 0 : (g.pile_head[deck] + 1) % DECK_CARDS;
  return card;
}

static void return_card(int deck, int card) {
  g.pile[deck][(g.pile_head[deck] + g.pile_length[deck]++) % DECK_CARDS] = (uint8_t)card;
}

/* ---- money and deeds ---- */

static inline int is_alive(int seat) { return (g.alive >> seat) & 1; }

static inline void move_money(int from, int to, int amount) {
  g.cash[from] -= amount;
  g.cash[to] += amount;
}

static inline int interest(int deed) { return (MORTGAGE[deed] + 9) / 10; }

/* By what a deed is multiplied or doubled: the rent of a street at its level, of a station or utility by their number. */
static void remember_rent(int deed) {
  int owner = g.owner[deed], group = GROUP[deed];
  uint32_t owned = g.owned[owner] & GROUP_MASK[group];
  if (owner == BANK) return;
  if (KIND[SPACE_OF[deed]] != STREET) g.rent[deed] = RENT[deed][count_bits(owned) - 1];
  else g.rent[deed] = RENT[deed][g.level[deed]] << (g.level[deed] == 0 && owned == GROUP_MASK[group]);
}

static void remember_group(int group, int owner) {
  uint32_t mask = GROUP_MASK[group];
  if ((g.owned[owner] & mask) == mask && HOUSE_PRICE[lowest_bit(mask)] != 0) g.whole[owner] |= 1u << group;
  else g.whole[owner] &= ~(1u << group);
}

static void give_deed(int deed, int to) {
  int from = g.owner[deed], group = GROUP[deed];
  g.owned[from] &= ~(1u << deed);
  g.owned[to] |= 1u << deed;
  g.owner[deed] = (int8_t)to;
  g.fresh &= ~(1u << deed);
  remember_group(group, from);
  remember_group(group, to);
  for (uint32_t left = GROUP_MASK[group]; left != 0; left &= left - 1) remember_rent(lowest_bit(left));
}

static void set_level(int seat, int deed, int level) {
  int before = g.level[deed];
  if (before == level) return;
  if (before == HOTEL) g.hotels++;
  else g.houses += before;
  g.houses -= level;
  g.level[deed] = (uint8_t)level;
  remember_rent(deed);
  move_money(BANK, seat, (before - level) * HOUSE_PRICE[deed] / 2);
}

static int highest_level(int group) {
  int highest = 0;
  for (uint32_t left = GROUP_MASK[group]; left != 0; left &= left - 1) {
    int level = g.level[lowest_bit(left)];
    if (level > highest) highest = level;
  }
  return highest;
}

/* A hotel for which there are not enough houses: the group goes down together to the highest even level. */
static void sell_group_down(int seat, int group) {
  int houses = g.houses, streets = count_bits(GROUP_MASK[group]);
  uint32_t hotels = 0, others = 0;
  for (uint32_t left = GROUP_MASK[group]; left != 0; left &= left - 1) {
    int deed = lowest_bit(left);
    if (g.level[deed] == HOTEL) hotels |= 1u << deed;
    else others |= 1u << deed, houses += g.level[deed];
  }
  int level = houses / streets < HOUSES_BEFORE_HOTEL ? houses / streets : HOUSES_BEFORE_HOTEL;
  for (; others != 0; others &= others - 1)
    if (g.level[lowest_bit(others)] > level) set_level(seat, lowest_bit(others), level);
  for (; hotels != 0; hotels &= hotels - 1) set_level(seat, lowest_bit(hotels), level);
}

/* ---- debts ---- */

static void owe(int debtor, int creditor, int amount);

static int reserve(int seat) {
  int value = 0;
  for (uint32_t left = g.owned[seat]; left != 0; left &= left - 1) {
    int deed = lowest_bit(left);
    value += g.level[deed] * HOUSE_PRICE[deed] / 2;
    if (!((g.mortgaged >> deed) & 1)) value += MORTGAGE[deed];
  }
  return value;
}

/* Sells the first building in board order that may be sold; without any, mortgages the first unmortgaged deed. */
static void raise_money(int seat) {
  for (uint32_t left = g.owned[seat]; left != 0; left &= left - 1) {
    int deed = lowest_bit(left), level = g.level[deed];
    if (level == 0 || level < highest_level(GROUP[deed])) continue;
    if (level < HOTEL || g.houses >= HOUSES_BEFORE_HOTEL) set_level(seat, deed, level - 1);
    else sell_group_down(seat, GROUP[deed]);
    return;
  }
  int deed = lowest_bit(g.owned[seat] & ~g.mortgaged);
  g.mortgaged |= 1u << deed;
  move_money(BANK, seat, MORTGAGE[deed]);
}

/* `rest`: seats to whom the same card makes the debtor owe the same amount after this creditor. */
static void go_bankrupt(int seat, int creditor, int amount, unsigned rest) {
  int heir = rest != 0 || creditor == BANK ? BANK : creditor;
  g.bankruptcies++;
  for (uint32_t left = g.owned[seat]; left != 0; left &= left - 1) set_level(seat, lowest_bit(left), 0);
  if (rest != 0) {
    int claims = 1 + count_bits(rest);
    int cash = g.cash[seat] < claims * amount ? g.cash[seat] : claims * amount;
    int share = cash / claims;
    move_money(seat, creditor, cash - share * (claims - 1));
    for (; rest != 0; rest &= rest - 1) move_money(seat, lowest_bit(rest), share);
  } else move_money(seat, creditor, g.cash[seat]);
  g.alive &= ~(1u << seat);
  /* Who has left keeps nothing, also when the game is over; of the interest the last player pays what he can at once. */
  int last = (g.alive & (g.alive - 1)) == 0, due = 0;
  g.over = last;
  for (int deck = 0; deck < DECKS; deck++) {
    if (g.jail_card[deck] != seat) continue;
    g.jail_card[deck] = heir == BANK ? NOBODY : (int8_t)heir;
    if (heir == BANK) return_card(deck, JAIL_CARD[deck]);
  }
  for (uint32_t left = g.owned[seat]; left != 0; left &= left - 1) {
    int deed = lowest_bit(left);
    give_deed(deed, heir);
    if (!((g.mortgaged >> deed) & 1)) continue;
    if (heir == BANK) g.mortgaged &= ~(1u << deed);
    else due += interest(deed), g.fresh |= 1u << deed;
  }
  if (due > 0 && (!last || g.cash[heir] >= due)) owe(heir, BANK, due);
}

static void owe_among(int debtor, int creditor, int amount, unsigned rest) {
  if (g.cash[debtor] < amount) {
    if (g.cash[debtor] + reserve(debtor) < amount) return go_bankrupt(debtor, creditor, amount, rest);
    while (g.cash[debtor] < amount) raise_money(debtor);
  }
  move_money(debtor, creditor, amount);
}

static void owe(int debtor, int creditor, int amount) { owe_among(debtor, creditor, amount, 0); }

/* ---- the plain bot's investments ---- */

static int next_building(uint32_t whole, int budget) {
  for (; whole != 0; whole &= whole - 1) {
    uint32_t mask = GROUP_MASK[lowest_bit(whole)];
    int deed = lowest_bit(mask);
    if (HOUSE_PRICE[deed] > budget || (g.mortgaged & mask) != 0) continue;
    for (uint32_t left = mask & (mask - 1); left != 0; left &= left - 1)
      if (g.level[lowest_bit(left)] < g.level[deed]) deed = lowest_bit(left);
    if (g.level[deed] == HOTEL) continue;
    if ((g.level[deed] == HOUSES_BEFORE_HOTEL ? g.hotels : g.houses) > 0) return deed;
  }
  return -1;
}

static void invest(int seat) {
  if (g.cash[seat] <= LEFT_AFTER_INVESTMENT) return;
  for (uint32_t left = g.owned[seat] & g.mortgaged; left != 0; left &= left - 1) {
    int deed = lowest_bit(left);
    int cost = MORTGAGE[deed] + ((g.fresh >> deed) & 1 ? 0 : interest(deed));
    if (g.cash[seat] - cost < LEFT_AFTER_INVESTMENT) continue;
    g.mortgaged &= ~(1u << deed);
    g.fresh &= ~(1u << deed);
    move_money(seat, BANK, cost);
  }
  int deed;
  while ((deed = next_building(g.whole[seat], g.cash[seat] - LEFT_AFTER_INVESTMENT)) >= 0) {
    if (g.level[deed] == HOUSES_BEFORE_HOTEL) g.hotels--, g.houses += HOUSES_BEFORE_HOTEL;
    else g.houses--;
    g.level[deed]++;
    remember_rent(deed);
    move_money(seat, BANK, HOUSE_PRICE[deed]);
  }
}
