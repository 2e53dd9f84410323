import { z } from 'zod';
import {
  type EventKind,
  eventCommentLength,
  eventKinds,
  eventPrizeTypes,
  eventStates,
} from '../domain/event';
import { defineSchemas } from './call';
import { day, imageRef, instant, no } from './part.schema';
import { plainText } from './plain-text';

export const eventKind = z.enum(eventKinds as [EventKind, ...EventKind[]]);
export const eventTab = z.enum(['open', 'coming', 'ended']);

export const eventCard = z.object({
  eventNo: z.number(),
  kind: eventKind,
  title: z.string(),
  summary: z.string(),
  /** In a few words: 매일 코인 최대 1,000원. */
  benefit: z.string(),
  state: z.enum(eventStates),
  startsAt: instant(),
  endsAt: instant(),
  winnersAt: instant().nullable(),
  isAppOnly: z.boolean(),
  image: imageRef,
  /** Whether the member has an entry; false for visitors. */
  isJoined: z.boolean(),
});

export const eventPrize = z.object({
  prizeNo: z.number(),
  name: z.string(),
  type: z.enum(eventPrizeTypes),
  /** Number that is left; null when unlimited. */
  left: z.number().nullable(),
  /** In millionths; null for a prize without chance. */
  odds: z.number().nullable(),
  /** Given with this entry of a member; null for others. */
  step: z.number().nullable(),
  /** Worth so much that the winner pays tax. */
  isTaxed: z.boolean(),
});

/** A prize of the member. */
export const eventWin = z.object({
  winNo: z.number(),
  eventNo: z.number(),
  eventTitle: z.string(),
  prize: eventPrize.pick({ prizeNo: true, name: true, type: true, isTaxed: true }),
  wonAt: instant(),
  /** Goods wait for an address until `claimUntil`; other prizes are given at once. */
  state: z.enum(['GIVEN', 'WAITING', 'CLAIMED', 'EXPIRED']),
  claimUntil: instant().nullable(),
});

/** What a kind shows besides the event: its question, and what the member has done. */
export const eventComment = z.object({
  entryNo: z.number(),
  writer: z.string(),
  text: z.string(),
  at: instant(),
  /** The member's own, which they may delete. Absent from an api of the version before. */
  isOwn: z.boolean().optional(),
});

const commentsPage = z.object({
  comments: z.array(eventComment),
  next: z.string().nullable(),
});

export const eventBoard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ATTENDANCE'),
    days: z.array(day()),
    attended: z.array(day()),
    today: day(),
  }),
  z.object({ kind: z.literal('ROULETTE') }),
  z.object({
    kind: z.literal('QUIZ'),
    question: z.string(),
    options: z.array(z.string()),
    hint: z.string(),
  }),
  z.object({ kind: z.literal('STAMP'), total: z.number(), filled: z.number() }),
  z.object({
    kind: z.literal('POLL'),
    question: z.string(),
    options: z.array(z.object({ text: z.string(), count: z.number() })),
    /** Index of the member's vote. */
    own: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('COMMENT'),
    topic: z.string(),
    /** The first page of comments. Absent from an api of the version before. */
    latest: commentsPage.optional(),
  }),
  z.object({
    kind: z.literal('INVITATION'),
    /** The member's own code; null for visitors. */
    code: z.string().nullable(),
    invited: z.number(),
    maxInvited: z.number(),
  }),
  z.object({ kind: z.literal('DRAW'), entries: z.number() }),
]);

export const eventDetail = eventCard.extend({
  /** Paragraphs of plain text. */
  body: z.array(z.string()),
  notes: z.array(z.string()),
  /** What an entrant agrees to; null when nothing is asked. */
  consent: z.string().nullable(),
  perDay: z.number().nullable(),
  perMember: z.number().nullable(),
  /** How often the member can still enter today, and in all; null without a limit. */
  leftToday: z.number().nullable(),
  leftInAll: z.number().nullable(),
  prizes: z.array(eventPrize),
  board: eventBoard,
  /** The member's own prizes here. */
  wins: z.array(eventWin),
});

const byEvent = z.object({ eventNo: no() });
const cursor = z.coerce.number<number>().int().positive().optional();

export const eventSchemas = defineSchemas({
  list: {
    summary: 'Lists running or ended events.',
    query: z.object({
      tab: eventTab.default('open'),
      kind: eventKind.optional(),
      page: z.coerce.number<number>().int().min(1).max(200).default(1),
    }),
    reply: z.object({
      items: z.array(eventCard),
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
    }),
  },
  mine: {
    summary: 'Lists the event entries or prizes of the member.',
    query: z.object({ tab: z.enum(['entry', 'win']).default('entry') }),
    reply: z.object({
      entries: z.array(eventCard.extend({ entryCount: z.number(), lastAt: instant() })),
      wins: z.array(eventWin),
    }),
  },
  detail: {
    summary: 'Returns an event.',
    params: byEvent,
    reply: eventDetail,
  },
  play: {
    summary: 'Takes part in an event and returns the outcome.',
    params: byEvent,
    body: z.object({
      isConsented: z.boolean().default(false),
      /** Index of the chosen answer: quiz and poll. */
      choice: z.number().int().min(0).max(99).optional(),
      /** A comment. */
      text: plainText({
        ...eventCommentLength,
        isMultiline: true,
        tooShort: `댓글을 ${eventCommentLength.min}자 이상 써 주세요.`,
        tooLong: `댓글은 ${eventCommentLength.max}자까지 쓸 수 있어요.`,
      }).optional(),
      /** A friend's recommendation code. */
      code: plainText({ min: 1, max: 40, tooShort: '추천코드를 입력해 주세요.' }).optional(),
    }),
    reply: z.object({
      /** Of a quiz; null elsewhere. */
      isCorrect: z.boolean().nullable(),
      /** What was won with this entry. */
      wins: z.array(eventWin),
      detail: eventDetail,
    }),
    errors: [
      'EVENT_NOT_OPEN',
      'EVENT_APP_ONLY',
      'EVENT_CONSENT',
      'EVENT_LIMIT_TODAY',
      'EVENT_LIMIT',
      'EVENT_ANSWER',
      'EVENT_WORDS',
      'EVENT_CODE',
      'EVENT_CODE_OWN',
      'CODE_LIMIT',
      'COUPON_ISSUED',
      'COUPON_PERIOD',
      'COUPON_CLOSED',
      'COUPON_CLOSED_TODAY',
    ],
  },
  comments: {
    summary: 'Lists the comments of an event with masked names.',
    params: byEvent,
    query: z.object({ cursor }),
    reply: commentsPage,
  },
  removeComment: {
    summary: "Deletes the text of the member's own event comment.",
    params: z.object({ entryNo: no() }),
    reply: z.object({}),
  },
  result: {
    summary: "Returns the winners of an event and the member's prizes.",
    params: byEvent,
    reply: z.object({
      event: eventCard,
      /** By prize, with masked names. */
      winners: z.array(z.object({ prizeName: z.string(), names: z.array(z.string()) })),
      wins: z.array(eventWin),
      isEntrant: z.boolean(),
    }),
  },
  claim: {
    summary: 'Sends a delivery address for a prize.',
    params: z.object({ winNo: no() }),
    body: z.object({ addressNo: no(), isTaxAgreed: z.boolean().default(false) }),
    reply: z.object({ win: eventWin }),
    errors: ['EVENT_CLAIM_ENDED', 'EVENT_CLAIMED', 'EVENT_TAX'],
  },
});

export type EventCard = z.output<typeof eventCard>;
export type EventDetail = z.output<typeof eventDetail>;
export type EventPrize = z.output<typeof eventPrize>;
export type EventWin = z.output<typeof eventWin>;
export type EventBoard = z.output<typeof eventBoard>;
export type EventComment = z.output<typeof eventComment>;
export type EventTab = z.output<typeof eventTab>;
