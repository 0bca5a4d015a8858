/*
 * The twin: the same game in plain C, to measure the engine against. Classic rules, rent collected automatically, every
 * seat a plain bot (packages/bots/src/plain.ts), the same generator drawn from in the same order: the same seeds give
 * the same games, which the bench checks one by one. It remembers rents and whole groups until they change.
 *
 * What plain bots never do is left out: bids, trades, pieces in short supply that another wants. So is what makes an
 * engine: questions and answers (nothing is asked, checked or refused), an agenda that can wait, other rulebooks and
 * options, other bots, events, copies, records and views.
 *
 * usage: twin check|time <first seed> <games> <rounds at most>
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "landing.h"

/* ---- the turn ---- */

static void go_to_jail(int seat) {
  g.place[seat] = JAIL_SPACE;
  g.jail[seat] = 1;
}

/* Before the throw: plays a card, else pays, if it may and can. */
static void try_to_leave_jail(int seat) {
  for (int deck = 0; deck < DECKS; deck++) {
    if (g.jail_card[deck] != seat) continue;
    g.jail_card[deck] = NOBODY;
    return_card(deck, JAIL_CARD[deck]);
    g.jail[seat] = 0;
    return;
  }
  if (g.jail[seat] >= JAIL_ATTEMPTS || g.cash[seat] < BAIL) return;
  move_money(seat, BANK, BAIL);
  g.jail[seat] = 0;
}

/* A throw in jail; whether the piece moves by it. */
static int threw_in_jail(int seat, Dice dice) {
  if (dice.a != dice.b) {
    if (++g.jail[seat] <= JAIL_ATTEMPTS) return 0;
    owe(seat, BANK, BAIL);
    if (!is_alive(seat)) return 0;
  }
  g.jail[seat] = 0;
  return 1;
}

static void play_turn(int seat) {
  invest(seat);
  if (g.jail[seat] > 0) try_to_leave_jail(seat);
  for (int doubles = 0;;) {
    Dice dice = roll();
    int again = 0;
    g.throws++;
    g.fresh = 0;
    if (g.jail[seat] > 0) {
      if (!threw_in_jail(seat, dice)) return;
    } else if (dice.a == dice.b) {
      if (++doubles == 3) return go_to_jail(seat);
      again = 1;
    }
    advance(seat, dice.a + dice.b);
    if (land(seat, dice.a + dice.b) == JAILED) return go_to_jail(seat);
    if (!again || g.over || !is_alive(seat)) return;
  }
}

/* ---- the game ---- */

static void seed_generator(uint64_t seed) {
  g.a = (uint32_t)seed;
  g.b = (uint32_t)(seed >> 32);
  g.c = 0x9e3779b9;
  g.counter = 1;
  for (int i = 0; i < 15; i++) next_uint32();
}

/* All throw, the highest begins, ties throw again. */
static int first_throw(void) {
  unsigned waiting = g.alive;
  for (;;) {
    int best = 0;
    unsigned tied = 0;
    for (; waiting != 0; waiting &= waiting - 1) {
      Dice dice = roll();
      int sum = dice.a + dice.b;
      if (sum > best) best = sum, tied = 0;
      if (sum == best) tied |= waiting & -waiting;
    }
    if ((tied & (tied - 1)) == 0) return lowest_bit(tied);
    waiting = tied;
  }
}

static void play_game(uint64_t seed, int most_rounds) {
  memset(&g, 0, sizeof g);
  for (int seat = 0; seat < SEATS; seat++) g.cash[seat] = START_CASH;
  memset(g.owner, BANK, sizeof g.owner);
  g.owned[BANK] = (1u << DEEDS) - 1;
  for (int deck = 0; deck < DECKS; deck++) {
    g.jail_card[deck] = NOBODY;
    g.undrawn[deck] = (1u << CARDS_IN[deck]) - 1;
  }
  g.houses = HOUSES;
  g.hotels = HOTELS;
  g.alive = (1u << SEATS) - 1;
  seed_generator(seed);
  g.on_turn = first_throw();
  for (g.round = 1, g.turns = 1;; g.turns++) {
    play_turn(g.on_turn);
    if (g.over) return;
    int next = g.on_turn;
    do next = next + 1 == SEATS ? 0 : next + 1;
    while (!is_alive(next));
    if (next <= g.on_turn) g.round++;
    g.on_turn = next;
    if (g.round > most_rounds) {
      g.turns++;
      return;
    }
  }
}

/* ---- what the bench asks for ---- */

static uint32_t mix(uint32_t hash, int32_t word) { return (hash ^ (uint32_t)word) * 16777619u; }

/* FNV-1a over whole words, in the order of digest() in games.ts. */
static uint32_t digest(void) {
  uint32_t hash = 2166136261u;
  for (int seat = 0; seat < SEATS; seat++) {
    hash = mix(hash, g.cash[seat]);
    hash = mix(hash, g.place[seat]);
    hash = mix(hash, g.jail[seat]);
  }
  hash = mix(hash, g.cash[BANK]);
  for (int deed = 0; deed < DEEDS; deed++) {
    hash = mix(hash, g.owner[deed] == BANK ? NOBODY : g.owner[deed]);
    hash = mix(hash, g.level[deed]);
    hash = mix(hash, (int32_t)((g.mortgaged >> deed) & 1));
  }
  hash = mix(hash, g.throws);
  hash = mix(hash, (int32_t)g.a);
  hash = mix(hash, (int32_t)g.b);
  hash = mix(hash, (int32_t)g.c);
  return mix(hash, (int32_t)g.counter);
}

int main(int count, char **words) {
  if (count != 5) return fputs("usage: twin check|time <first seed> <games> <rounds at most>\n", stderr), 2;
  uint64_t seed = strtoull(words[2], NULL, 10), end = seed + strtoull(words[3], NULL, 10);
  int most_rounds = atoi(words[4]);
  if (strcmp(words[1], "check") == 0) {
    for (; seed < end; seed++) {
      play_game(seed, most_rounds);
      printf("%d %d %d %u\n", g.turns, g.bankruptcies, g.over ? (int)g.alive : 0, digest());
    }
    return 0;
  }
  long long turns = 0;
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (; seed < end; seed++) {
    play_game(seed, most_rounds);
    turns += g.turns;
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  printf("%lld %lld\n", turns, (to.tv_sec - from.tv_sec) * 1000000000LL + to.tv_nsec - from.tv_nsec);
  return 0;
}
