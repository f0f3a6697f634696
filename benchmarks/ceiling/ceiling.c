/*
 * Upper bound for the decisions per second of one core.
 *
 * This program plays random games of a simplified Citadels: four seats, the eight base characters with their
 * powers, 54 basic districts, no unique ones, no log, no views, no checks. Before every decision it lists the
 * legal moves, then plays one of them at random. Speeds of the complete engine are given as shares of this one.
 *
 *     ceiling [games per run]        prints five runs; the last line is the median, in decisions per second
 */

#define _POSIX_C_SOURCE 199309L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, ROLES = 8, TYPES = 17, CITY_SIZE = 8, MAX_ROUNDS = 500, RING = 64, RUNS = 5 };

enum role { ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD, NOBODY };

enum suit { NOBLE = 1, RELIGIOUS = 2, TRADE = 4, MILITARY = 8, ALL_SUITS = 15 };

static const struct {
    uint8_t cost, copies, suit;
} DISTRICTS[TYPES] = {
    {3, 5, NOBLE},    {4, 4, NOBLE},    {5, 3, NOBLE},
    {1, 3, RELIGIOUS}, {2, 3, RELIGIOUS}, {3, 3, RELIGIOUS}, {5, 2, RELIGIOUS},
    {1, 5, TRADE},    {2, 3, TRADE},    {2, 4, TRADE},    {3, 3, TRADE},    {4, 3, TRADE},    {5, 2, TRADE},
    {1, 3, MILITARY}, {2, 3, MILITARY}, {3, 3, MILITARY}, {5, 2, MILITARY},
};

/* Suit that pays a role, or 0. */
static const uint8_t EARNS[ROLES] = {
    [KING] = NOBLE, [BISHOP] = RELIGIOUS, [MERCHANT] = TRADE, [WARLORD] = MILITARY,
};

/* A move is one byte: a kind, with the number of a role, seat, card or district added to it. */
enum move {
    TAKE_GOLD,
    TAKE_CARD,
    COLLECT,
    END_TURN,
    REDRAW,
    NAME_ROLE = 8,    /* + role */
    SWAP_HANDS = 16,  /* + seat */
    BUILD = 32,       /* + place in the hand */
    DESTROY = 96,     /* + seat * TYPES + district */
};

typedef struct {
    int gold;
    int cards;
    int districts;
    enum role role;
    uint32_t city; /* one bit for each type */
    uint8_t hand[RING];
} player;

typedef struct {
    uint32_t top, left; /* ring buffer: returned cards go to the bottom */
    uint8_t deck[RING];
    player seat[SEATS];
    int crown;
    int first_done; /* the seat that first completed its city, or -1 */
    enum role murdered, robbed;
    uint32_t discarded; /* face-up roles */
    int holder[ROLES];
} game;

static uint64_t random_a = UINT64_C(0x2545F4914F6CDD1D), random_b = UINT64_C(0x5851F42D4C957F2D);
static uint64_t decisions;
static uint8_t full_deck[RING];
static uint32_t deck_size;
static uint32_t suit_types[ALL_SUITS + 1]; /* the types of a suit, as a set */

static uint8_t moves[256];
static uint32_t listed;

/* xoroshiro128+, scaled down to 0 .. n-1 */
static inline uint32_t below(uint32_t n)
{
    uint64_t a = random_a, b = random_b, sum = a + b;
    b ^= a;
    random_a = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
    random_b = (b << 37) | (b >> 27);
    return (uint32_t)(((sum >> 32) * n) >> 32);
}

static inline void list(uint32_t move)
{
    moves[listed++] = (uint8_t)move;
}

static inline uint32_t decide(void)
{
    decisions++;
    return moves[below(listed)];
}

static inline void put_under(game *g, uint32_t card)
{
    g->deck[(g->top + g->left++) % RING] = (uint8_t)card;
}

static inline uint32_t top_card(game *g)
{
    uint32_t card = g->deck[g->top];
    g->top = (g->top + 1) % RING;
    g->left--;
    return card;
}

static inline void draw(game *g, player *me, uint32_t wanted)
{
    for (; wanted && g->left; wanted--)
        me->hand[me->cards++] = (uint8_t)top_card(g);
}

static void deal(game *g)
{
    memcpy(g->deck, full_deck, sizeof g->deck);
    for (uint32_t i = deck_size; i > 1; i--) {
        uint32_t other = below(i);
        uint8_t card = g->deck[i - 1];
        g->deck[i - 1] = g->deck[other];
        g->deck[other] = card;
    }
    g->top = 0;
    g->left = deck_size;
    for (int s = 0; s < SEATS; s++) {
        player *p = &g->seat[s];
        p->gold = 2;
        p->cards = p->districts = 0;
        p->city = 0;
        draw(g, p, 4);
    }
    g->crown = (int)below(SEATS);
    g->first_done = -1;
}

static void choose_roles(game *g)
{
    uint32_t free_roles = (1u << ROLES) - 1;
    free_roles &= ~(1u << below(ROLES));
    g->discarded = 0;
    for (int shown = 0; shown < 2;) {
        uint32_t role = below(ROLES), bit = 1u << role;
        if (role == KING || !(free_roles & bit))
            continue;
        free_roles &= ~bit;
        g->discarded |= bit;
        shown++;
    }
    for (int r = 0; r < ROLES; r++)
        g->holder[r] = -1;
    for (int i = 0; i < SEATS; i++) {
        int s = (g->crown + i) % SEATS;
        listed = 0;
        for (uint32_t r = 0; r < ROLES; r++)
            if (free_roles >> r & 1)
                list(r);
        uint32_t role = decide();
        free_roles &= ~(1u << role);
        g->seat[s].role = (enum role)role;
        g->holder[role] = s;
    }
}

static inline void list_buildings(const player *me)
{
    uint32_t barred = me->city; /* duplicates in hand are one option; built districts are none */
    for (int i = 0; i < me->cards; i++) {
        uint32_t type = me->hand[i];
        if (DISTRICTS[type].cost <= me->gold && !(barred >> type & 1)) {
            barred |= 1u << type;
            list(BUILD + (uint32_t)i);
        }
    }
}

static inline void list_power(const game *g, const player *me, int s, bool acted)
{
    switch (me->role) {
    case ASSASSIN:
        for (uint32_t r = THIEF; r < ROLES; r++)
            if (!(g->discarded >> r & 1))
                list(NAME_ROLE + r);
        break;
    case THIEF:
        for (uint32_t r = MAGICIAN; r < ROLES; r++)
            if (!(g->discarded >> r & 1) && r != g->murdered)
                list(NAME_ROLE + r);
        break;
    case MAGICIAN:
        for (int other = 0; other < SEATS; other++)
            if (other != s)
                list(SWAP_HANDS + (uint32_t)other);
        if (me->cards)
            list(REDRAW);
        break;
    case WARLORD:
        if (!acted)
            break;
        for (uint32_t other = 0; other < SEATS; other++) {
            const player *p = &g->seat[other];
            if (p->districts >= CITY_SIZE || (p->role == BISHOP && g->murdered != BISHOP))
                continue;
            for (uint32_t rest = p->city; rest; rest &= rest - 1) {
                uint32_t type = (uint32_t)__builtin_ctz(rest);
                if (DISTRICTS[type].cost - 1 <= me->gold)
                    list(DESTROY + other * TYPES + type);
            }
        }
        break;
    default:
        break;
    }
}

static void take_card(game *g, player *me)
{
    uint32_t kept = top_card(g);
    if (g->left) {
        uint32_t other = top_card(g);
        moves[0] = (uint8_t)kept;
        moves[1] = (uint8_t)other;
        listed = 2;
        uint32_t chosen = decide();
        put_under(g, chosen == kept ? other : kept);
        kept = chosen;
    }
    me->hand[me->cards++] = (uint8_t)kept;
}

static void swap_hands(player *me, player *other)
{
    uint8_t held[RING];
    int mine = me->cards, theirs = other->cards;
    memcpy(held, me->hand, (size_t)mine);
    memcpy(me->hand, other->hand, (size_t)theirs);
    memcpy(other->hand, held, (size_t)mine);
    me->cards = theirs;
    other->cards = mine;
}

/* Any subset of the hand may be discarded: one decision per card. */
static void redraw(game *g, player *me)
{
    int before = me->cards, kept = 0;
    for (int i = 0; i < before; i++) {
        moves[0] = false;
        moves[1] = true;
        listed = 2;
        if (decide())
            put_under(g, me->hand[i]);
        else
            me->hand[kept++] = me->hand[i];
    }
    me->cards = kept;
    draw(g, me, (uint32_t)(before - kept));
}

static void build(game *g, int s, uint32_t place)
{
    player *me = &g->seat[s];
    uint32_t type = me->hand[place];
    me->hand[place] = me->hand[--me->cards];
    me->gold -= DISTRICTS[type].cost;
    me->city |= 1u << type;
    if (++me->districts == CITY_SIZE && g->first_done < 0)
        g->first_done = s;
}

static void destroy(game *g, player *me, uint32_t target)
{
    player *victim = &g->seat[target / TYPES];
    uint32_t type = target % TYPES;
    me->gold -= DISTRICTS[type].cost - 1;
    victim->city &= ~(1u << type);
    victim->districts--;
    put_under(g, type);
}

static void take_turn(game *g, int s)
{
    player *me = &g->seat[s];
    enum role role = me->role;
    int to_build = role == ARCHITECT ? 3 : 1;
    bool acted = false, income = EARNS[role] != 0, power = role <= MAGICIAN || role == WARLORD;

    for (;;) {
        listed = 0;
        if (acted) {
            if (to_build)
                list_buildings(me);
            list(END_TURN);
        } else {
            list(TAKE_GOLD);
            if (g->left)
                list(TAKE_CARD);
        }
        if (income)
            list(COLLECT);
        if (power)
            list_power(g, me, s, acted);

        uint32_t move = decide();
        if (move == END_TURN)
            return;
        if (move <= TAKE_CARD) {
            if (move == TAKE_GOLD)
                me->gold += 2;
            else
                take_card(g, me);
            acted = true;
            if (role == MERCHANT)
                me->gold++;
            else if (role == ARCHITECT)
                draw(g, me, 2);
        } else if (move == COLLECT) {
            me->gold += __builtin_popcount(me->city & suit_types[EARNS[role]]);
            income = false;
        } else if (move >= BUILD && move < DESTROY) {
            build(g, s, move - BUILD);
            to_build--;
        } else {
            if (move >= DESTROY)
                destroy(g, me, move - DESTROY);
            else if (move >= SWAP_HANDS)
                swap_hands(me, &g->seat[move - SWAP_HANDS]);
            else if (move == REDRAW)
                redraw(g, me);
            else if (role == ASSASSIN)
                g->murdered = (enum role)(move - NAME_ROLE);
            else
                g->robbed = (enum role)(move - NAME_ROLE);
            power = false;
        }
    }
}

static void play_round(game *g)
{
    g->murdered = g->robbed = NOBODY;
    choose_roles(g);
    for (int r = ASSASSIN; r <= WARLORD; r++) {
        int s = g->holder[r];
        if (s < 0 || r == (int)g->murdered)
            continue;
        if (r == (int)g->robbed) {
            g->seat[g->holder[THIEF]].gold += g->seat[s].gold;
            g->seat[s].gold = 0;
        }
        if (r == KING)
            g->crown = s;
        take_turn(g, s);
    }
    /* A killed king is revealed and crowned at the end of the round. */
    if (g->murdered == KING && g->holder[KING] >= 0)
        g->crown = g->holder[KING];
}

static int score(const game *g, int s)
{
    const player *p = &g->seat[s];
    int points = 0;
    uint32_t suits = 0;
    for (uint32_t rest = p->city; rest; rest &= rest - 1) {
        int type = __builtin_ctz(rest);
        points += DISTRICTS[type].cost;
        suits |= DISTRICTS[type].suit;
    }
    if (suits == ALL_SUITS)
        points += 3;
    if (p->districts >= CITY_SIZE)
        points += s == g->first_done ? 4 : 2;
    return points;
}

/* Plays one game and returns the sum of the scores, so that the compiler cannot eliminate the work. */
static int play(void)
{
    game g;
    deal(&g);
    for (int round = 0; round < MAX_ROUNDS && g.first_done < 0; round++)
        play_round(&g);
    int sum = 0;
    for (int s = 0; s < SEATS; s++)
        sum += score(&g, s);
    return sum;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 100000;
    double rates[RUNS];
    int64_t points = 0;

    if (games < 1) {
        fprintf(stderr, "usage: %s [games per run]\n", argv[0]);
        return 2;
    }
    for (int type = 0; type < TYPES; type++) {
        suit_types[DISTRICTS[type].suit] |= 1u << type;
        for (int copy = 0; copy < DISTRICTS[type].copies; copy++)
            full_deck[deck_size++] = (uint8_t)type;
    }
    for (int run = 0; run < RUNS; run++) {
        decisions = 0;
        double start = seconds();
        for (int i = 0; i < games; i++)
            points += play();
        rates[run] = (double)decisions / (seconds() - start);
        printf("%d games, %.1f decisions each: %.1f million decisions/s\n", games, (double)decisions / games,
               rates[run] / 1e6);
    }
    qsort(rates, RUNS, sizeof *rates, ascending);
    printf("mean score %.2f\n", (double)points / RUNS / SEATS / games);
    printf("%.0f\n", rates[RUNS / 2]);
    return 0;
}
