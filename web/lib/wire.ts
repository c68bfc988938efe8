// What the page and the server say to each other, and the lists that both sides know. Written by
// scripts/contract from the types in src/ludoteca/contract: change those. Names no game.

/** Plain data: numbers, texts, code names, lists and more of these. */
export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Tree = Record<string, Value>;
export type Args = Tree;

/** The languages of the words, the usual one first. */
export const LANGUAGES = ["en", "pt-BR", "pt-PT", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How strong a bot is. */
export const LEVELS = ["easy", "steady", "sharp"] as const;
export type Level = (typeof LEVELS)[number];

/** Who is to sit in a seat: oneself, a bot, somebody here, or somebody by link. */
export const NEW_SEAT_KINDS = ["me", "bot", "here", "link"] as const;
export type NewSeatKind = (typeof NEW_SEAT_KINDS)[number];

/** Who sits in a seat; an open one waits for its invitation. */
export const SEAT_KINDS = ["person", "bot", "open", "left"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** No clock, so much a turn, a bank for the whole game, or days a turn. */
export const CLOCK_KINDS = ["none", "turn", "bank", "days"] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** How a table stands; a closed one was abandoned. */
export const TABLE_STATUSES = ["playing", "over", "closed"] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** Why a preview ends: the seat is asked, others decide, it is unknown, or all is over. */
export const ENDS = ["asked", "others", "unknown", "over"] as const;
export type End = (typeof ENDS)[number];

/** What changed a chance: the seat's own choice, or others and luck. */
export const SWING_CAUSES = ["choice", "table"] as const;
export type SwingCause = (typeof SWING_CAUSES)[number];

/** What a score pad asks for. */
export const FIELD_KINDS = [
  "text",
  "number",
  "flag",
  "choice",
  "many",
  "row",
  "map",
  "lists",
  "numbers",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Points by part. */
export type Points = Record<string, number>;

/** A number, or a key as 32 hexadecimal digits. */
export type Seed = number | string;

/** A number of the game's table, or composed data. */
export type Answer = number | Tree;

/** What an option may be set to. */
export type OptionValue = boolean | number | string;

/** What a value of a box may be changed to. */
export type BoxSetting =
  boolean | number | string | (boolean | number | string | (boolean | number | string)[])[];

// -- What messages and answers are made of --------------------------------------------------------

/** Why something is refused. */
export interface Reason {
  /** `reason-<code>` puts it into words. */
  code: string;
  args: Tree;
  /** The ids of the rules behind it. */
  rules: string[];
}

/** A choice as a verb and what it is about. */
export interface Words {
  /** `choice-<verb>` puts it into words. */
  verb: string;
  args: Tree;
}

/** A choice of the game's table. */
export interface Choice {
  /** What is sent. */
  choice: number;
  words: Words;
  /** The readable form: `drill(2, f1c1)`. */
  text: string;
}

/** Saying nothing is an answer too (a live auction). */
export interface Silence {
  /** After so many milliseconds it is chosen. */
  left: number;
  /** What is chosen then. */
  choice: Answer;
}

/** What a seat is asked. */
export interface Ask {
  seat: number;
  /** `ask-<kind>` puts it into words. */
  kind: string;
  about: Tree;
  choices: Choice[];
  /** The answer has to be composed. */
  open: boolean;
  /** Looks that change nothing. */
  requests: Choice[];
  /** Only where saying nothing is an answer. */
  silence?: Silence;
}

/** Something that happened, as the seat may know it. */
export interface EventLine {
  /** `event-<kind>` puts it into words. */
  kind: string;
  args: Tree;
  /** Not all of it is told. */
  veiled: boolean;
}

/** A line of the log. */
export interface LogLine extends EventLine {
  /** Numbers the lines that this seat can see. */
  n: number;
  /** The row that it came with. */
  seq: number;
  /**
   * How many entries the game had then, undone ones not counted: its place in the replay, and what
   * `moment_at` takes.
   */
  moment: number;
}

/** What one option would add. */
export interface OptionTried {
  choice: number;
  end: End;
  /** Gained or lost, by part. */
  points: Points;
  outlook: Tree;
  log: EventLine[];
  /** The answers that finish best what it began. */
  then: number[];
}

/** What some choices would lead to, as far as the seat can tell. */
export interface Tried {
  /** How many of the choices were carried out. */
  made: number;
  /** Why the next one is refused. */
  reason: Reason | null;
  /**
   * The seat has a question of its own, others decide, it is unknown (chance, or something hidden),
   * or the game is over.
   */
  end: End;
  /** How the table would be shown then. */
  view: Tree;
  ask: Ask | null;
  /** What the seat gains or loses, by part. */
  points: Points;
  /** What the game says about something begun. */
  outlook: Tree;
  /** What would be told on the way. */
  log: EventLine[];
  /** The options of `ask`, if wanted. */
  each: OptionTried[];
}

/** What a strong player thinks of a choice. */
export interface Thought {
  /** A number of the game's table, or composed data.. */
  choice: Answer;
  /** Null: the choice was composed. */
  words: Words | null;
  text: string;
  /** The share of a win, from 0 to 1. */
  chance: number;
  /** How often it was tried: the more, the surer. */
  visits: number;
}

/** Something to be said, with the choice or the event that it tells as `choice` or `event`. */
export interface Sentence {
  /** A message in the language files. */
  id: string;
  args: Tree;
  words: Words | null;
  event: EventLine | null;
}

/** Something said at the table. */
export interface ChatLine {
  /** Numbers the lines, from 1. */
  n: number;
  seat: number;
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** How long a seat may think, in milliseconds. */
export interface ClockRule {
  /** No clock, so much a turn, a bank for the whole game, or days a turn. */
  kind: ClockKind;
  /** What a turn gives, or what the bank holds. */
  bank: number;
  /** What each choice gives back to a bank. */
  increment: number;
}

/** The time of a seat. */
export interface ClockFace {
  seat: number;
  /** In milliseconds. */
  left: number;
  runs: boolean;
}

/** Scores, places and the parts of the scores, by seat. */
export interface Standing {
  scores: number[];
  /** 1 is best. */
  places: number[];
  parts: Points[];
}

/** What proves that the deal was settled before the game. */
export interface Fair {
  /** The SHA-256 of `<seed>:<salt>`. */
  commitment: string;
  /** A number, or a key as 32 hexadecimal digits. */
  seed: Seed;
  salt: string;
}

/** Who sits in a seat. */
export interface SeatInfo {
  seat: number;
  /** `open` waits for its invitation; somebody has `left` for good. */
  kind: SeatKind;
  name: string;
  /** Of a bot; `tutor` follows the script of a lesson. */
  level: string;
  /** Its person is there. */
  present: boolean;
  /** A bot plays for its person. */
  stand_in: boolean;
}

/** A value of a box, and where it is from. */
export interface BoxEntry {
  value: Value;
  source: string;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  /** The number of the rules it was begun with. */
  rules: number;
  options: Tree;
  /** What differs from the printed one, by path. */
  box: Record<string, BoxEntry>;
  clock: ClockRule;
  /** Of bots that stand in for people. */
  level: string;
  /** It is in the lobby. */
  listed: boolean;
  /** In milliseconds since 1970. */
  made_at: number;
  /** Of `fair`, known from the start. */
  commitment: string;
  /** The host chose the deal. */
  seed_chosen: boolean;
  /** Null unless the host chose it. */
  seed: Seed | null;
  /** The table before this one. */
  rematch_of: string | null;
  /** Where its people play again. */
  next_table: string | null;
  /** A person may ask what a strong player would do. */
  hints: boolean;
}

// -- What a page may send over the socket of its table --------------------------------------------

/** What all messages have. */
export interface Envelope {
  /** The version of the protocol. */
  v: 1;
}

/** What all messages have that are about what a seat is asked now. */
export interface Act extends Envelope {
  /** The page's own id of the message: letters, digits and `_.:-`; at most 48 characters. */
  cid: string;
  /** 0 to 15. */
  seat: number;
  /** The `seq` at which the page believes the table to stand for this seat. */
  expect: number;
}

/** The first message, and whenever a page wants the whole table again. */
export interface HelloFromPage extends Envelope {
  t: "hello";
  /** Of seats, where no cookies hold them; at most 16. */
  tokens?: string[];
  /** The last `seq` the page has: it is sent only what it missed. */
  since?: number;
  /** Which of several seats of one's own to see through. */
  eyes?: number | null;
}

/** A choice. */
export interface ChooseFromPage extends Act {
  t: "choose";
  /** A number of the game's table, or composed data. */
  choice?: number | Tree | null;
  /** In its place: an answer written by hand. */
  toml?: string | null;
}

/** A look that changes nothing. */
export interface RequestFromPage extends Act {
  t: "request";
  choice: number;
}

/** Take the last choice back. */
export interface UndoFromPage extends Act {
  t: "undo";
}

/** Take all choices back, up to the barrier. */
export interface RestartFromPage extends Act {
  t: "restart";
}

/** Why can't I? */
export interface WhyFromPage extends Envelope {
  t: "why";
  /** 0 to 15. */
  seat: number;
  choice: number | Tree;
}

/** What would these choices lead to? */
export interface TryFromPage extends Act {
  t: "try";
  /** One after another; none: how things stand; at most 64. */
  choices?: (number | Tree)[];
  /** Try every option of the question reached. */
  each?: boolean;
}

/** Some legal answer to the open question of a seat. */
export interface SampleFromPage extends Envelope {
  t: "sample";
  /** 0 to 15. */
  seat: number;
}

/** What would a strong player do now? */
export interface HintFromPage extends Envelope {
  t: "hint";
  /** 0 to 15. */
  seat: number;
}

/** What did the table look like then? */
export interface MomentAtFromPage extends Envelope {
  t: "moment_at";
  /** After this many entries; `moment` of a line. */
  moment: number;
}

/** Rewrite one's own private notebook. */
export interface NoteFromPage extends Envelope {
  t: "note";
  /** The page's own id of the message: letters, digits and `_.:-`; at most 48 characters. */
  cid: string;
  /** 0 to 15. */
  seat: number;
  /** All of it, at most 4,000 characters. */
  text: string;
}

/** See through other eyes. */
export interface LookFromPage extends Envelope {
  t: "look";
  /** One of the page's seats; null: only what everybody sees. */
  seat: number | null;
}

/** Something said. */
export interface ChatFromPage extends Envelope {
  t: "chat";
  /** The page's own id of the message: letters, digits and `_.:-`; at most 48 characters. */
  cid: string;
  /** 0 to 15. */
  seat: number;
  /** At most 500 characters. */
  text: string;
}

/** Let a bot play a seat, or take one's own seat back. */
export interface StandInFromPage extends Envelope {
  t: "stand_in";
  /** The page's own id of the message: letters, digits and `_.:-`; at most 48 characters. */
  cid: string;
  /** 0 to 15. */
  seat: number;
  on: boolean;
  /** A seat whose people have been away for a minute; null: one's own. */
  whose?: number | null;
}

/** The page is still there. */
export interface PongFromPage extends Envelope {
  t: "pong";
}

export type FromPage =
  | HelloFromPage
  | ChooseFromPage
  | RequestFromPage
  | UndoFromPage
  | RestartFromPage
  | WhyFromPage
  | TryFromPage
  | SampleFromPage
  | HintFromPage
  | MomentAtFromPage
  | NoteFromPage
  | LookFromPage
  | ChatFromPage
  | StandInFromPage
  | PongFromPage;

// -- What a server tells the pages at a table -----------------------------------------------------

/** Where a table stands, as its page is shown it. */
export interface Now {
  /** The last row. */
  seq: number;
  /** The seat whose view this is; null: a spectator. */
  eyes: number | null;
  view: Tree;
  /** What `eyes` are asked. */
  ask: Ask | null;
  /** `eyes` may take their last choice back. */
  undo: boolean;
  /** And more than that one. */
  restart: boolean;
  /** The seats that have to choose. */
  waiting: number[];
  over: boolean;
  /** It was abandoned, or is frozen. */
  closed: boolean;
  /** How many steps of a lesson that wait were done; null: off its path, or no lesson. */
  lesson: number | null;
  /** From its first `n` on. */
  log: LogLine[];
  /** Null at a table without clocks. */
  clocks: ClockFace[] | null;
}

/** Something has changed. */
export interface MomentFromServer extends Now {
  t: "moment";
}

/** Everything about a table: the answer to `hello`, and whenever a page has to begin anew. */
export interface TableFromServer extends Now {
  t: "table";
  table: TableInfo;
  seats: SeatInfo[];
  /** The seats of this page. */
  mine: number[];
  /** How many people only watch. */
  watching: number;
  /** It can be read but not played: its rules have changed too much, or its rows were damaged. */
  frozen: boolean;
  /** It was carried over to newer rules. */
  carried: boolean;
  chat: ChatLine[];
  /** The notebook of `eyes`; null: there is none. */
  note: string | null;
  /** Earlier moments may be looked at now. */
  past: boolean;
  /** Once it is over. */
  standing?: Standing;
  /** Once it is over. */
  fair?: Fair;
}

/** A message was carried out, and is safe. */
export interface AckFromServer {
  t: "ack";
  cid: string;
  /** Its row; the `moment` that shows it comes later. */
  seq: number;
}

/** A message was refused. */
export interface NoFromServer {
  t: "no";
  /** Empty: of a message without one; null: it was not even a message. */
  cid: string | null;
  reason: Reason;
}

/** Why a choice is not offered. */
export interface WhyFromServer {
  t: "why";
  /** A number of the game's table, or composed data.. */
  choice: Answer;
  /** Null where it is offered. */
  reason: Reason | null;
}

/** What choices would lead to. */
export interface TriedFromServer extends Tried {
  t: "tried";
  cid: string;
  seq: number;
  seat: number;
}

/** Some legal answer to an open question. */
export interface SampleFromServer {
  t: "sample";
  choice: Tree;
  /** The same, as somebody would write it by hand. */
  toml: string;
}

/** Something was said. */
export interface ChatFromServer extends ChatLine {
  t: "chat";
}

/** Who sits where has changed. */
export interface SeatsFromServer {
  t: "seats";
  seats: SeatInfo[];
  /** How many people only watch. */
  watching: number;
}

/** How the game ended. */
export interface OverFromServer {
  t: "over";
  standing: Standing;
  fair: Fair;
}

/** The same people play again. */
export interface RematchFromServer {
  t: "rematch";
  /** Where. */
  table: string;
}

/** The notebook of a seat was rewritten on another of its pages. */
export interface NoteFromServer {
  t: "note";
  seat: number;
  text: string;
}

/** How the table stood at an earlier moment, as far as it may be known now. */
export interface MomentAtFromServer {
  t: "moment_at";
  moment: number;
  /** The number of the present moment. */
  last: number;
  view: Tree;
}

/** What a strong player would do, by this seat's own view and recall. */
export interface HintFromServer {
  t: "hint";
  seat: number;
  /** If it is no longer the page's, the hint is late. */
  seq: number;
  /** Up to five choices, best first. */
  best: Thought[];
  /** What the best one brings, and how much better it is than the second. */
  why: Sentence[];
}

/** Are you still there? */
export interface PingFromServer {
  t: "ping";
}

export type FromServer =
  | MomentFromServer
  | TableFromServer
  | AckFromServer
  | NoFromServer
  | WhyFromServer
  | TriedFromServer
  | SampleFromServer
  | ChatFromServer
  | SeatsFromServer
  | OverFromServer
  | RematchFromServer
  | NoteFromServer
  | MomentAtFromServer
  | HintFromServer
  | PingFromServer;

// -- What a page may send over HTTP ---------------------------------------------------------------

/** Who is to sit in a seat of a new table. */
export interface SeatForm {
  /** Oneself, a bot, another person on this screen, or somebody by link. */
  kind: NewSeatKind;
  /** At most 80 characters. */
  name?: string;
  /** Of a bot; empty: the usual one. */
  level?: Level | "";
}

/** How long a seat may think, in milliseconds. */
export interface ClockForm {
  kind?: ClockKind;
  bank?: number;
  increment?: number;
}

/** A new table. */
export interface TableForm {
  /** At most 40 characters. */
  game: string;
  /** At most 16. */
  seats: SeatForm[];
  /** At most 50. */
  options?: Record<string, OptionValue>;
  /** An owner's: TOML, or single values by their paths. */
  box?: string | Record<string, BoxSetting> | null;
  /**
   * Chooses the deal, which everybody is told: a number below 2^53, or the 32 hexadecimal digits of
   * a key.
   */
  seed?: number | string | null;
  clock?: ClockForm | null;
  /** Of bots that stand in for people. */
  level?: Level | "";
  /** Anybody may sit down; not with a `seed`. */
  listed?: boolean;
}

/** Taking a seat by its invitation. */
export interface JoinForm {
  /** At most 64 characters. */
  invite: string;
  /** At most 80 characters. */
  name?: string;
}

/** Taking a free seat of a listed table. */
export interface SitForm {
  /** At most 80 characters. */
  name?: string;
}

/** The same people again. */
export interface RematchForm {
  /** When the first game is over. */
  same_deal?: boolean;
  /** For everybody else. */
  bots?: boolean;
  /** At most 16. */
  tokens?: string[];
}

/** Giving up a seat. */
export interface LeaveForm {
  /** 0 to 15. */
  seat: number;
  /** At most 16. */
  tokens?: string[];
}

/** A name and a password. */
export interface AccountForm {
  /** At most 80 characters. */
  name: string;
  /** At most 200 characters. */
  password: string;
}

/** A new password, and the old one if there is one. */
export interface PasswordForm {
  /** At most 200 characters. */
  password: string;
  /** At most 200 characters. */
  old?: string;
}

/** An empty form. */
export type NoForm = Record<string, never>;

/** The name of an account that a passkey is to open; ignored when signed in. */
export interface PasskeyNameForm {
  /** At most 80 characters. */
  name?: string;
}

/** What an authenticator made or signed, every part in base64url. */
export interface AttestationForm {
  /** At most 20,000 characters. */
  clientDataJSON?: string;
  /** At most 20,000 characters. */
  attestationObject?: string;
  /** At most 20,000 characters. */
  authenticatorData?: string;
  /** At most 20,000 characters. */
  signature?: string;
  /** At most 20,000 characters. */
  userHandle?: string;
  /** At most 16. */
  transports?: string[];
}

/** A credential as a browser reports it; what its extensions say is not used. */
export interface CredentialForm {
  /** At most 20,000 characters. */
  id?: string;
  /** At most 20,000 characters. */
  rawId?: string;
  /** At most 64 characters. */
  type?: string;
  authenticatorAttachment?: string | null;
  /** At most 16. */
  clientExtensionResults?: Tree;
  response?: AttestationForm | null;
}

/** The answer of an authenticator, in the JSON form of WebAuthn. */
export interface PasskeyForm {
  /** At most 64 characters. */
  ceremony: string;
  credential: CredentialForm;
}

/** A new passkey, and what its owner calls it. */
export interface NewPasskeyForm extends PasskeyForm {
  /** At most 80 characters. */
  label?: string;
}

/** Who wants to learn a game. */
export interface LearnerForm {
  /** At most 80 characters. */
  name?: string;
}

// -- What a server answers over HTTP --------------------------------------------------------------

/** Why a request is refused; comes with a status of 400 or more. */
export interface Refusal {
  /** The first reason. */
  reason: Reason;
  /** All of them. */
  reasons: Reason[];
}

/** Whether the server is ready. */
export interface Health {
  ok: boolean;
  version: string;
  /** Compiled or plain. */
  engine: string;
  /** What is not running as it should. */
  troubles: string[];
}

/** An option of a game. */
export interface GameOption {
  key: string;
  /** The usual value comes first. */
  values: OptionValue[];
}

/** A value of a game's box. */
export interface BoxValue {
  path: string;
  value: Value;
  source: string;
  /** How sure it is, where that is said. */
  confidence: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  key: string;
  /** Raised when games play differently. */
  rules: number;
  /** How many may play. */
  seats: number[];
  options: GameOption[];
  /** Of its bots. */
  levels: Level[];
  /** With the owner's box, if the server has one. */
  box: BoxValue[];
  /** Its own box, if the owner's lies over it; else empty. */
  printed: BoxValue[];
  /** How many there are. */
  choices: number;
  has_score_pad: boolean;
  has_lesson: boolean;
}

/** What the tutor says and points at, and what the learner does to go on. */
export interface LessonStep {
  /** A message of the game. */
  say: string;
  /** Code names, or `zone.<part of the drawing>`. */
  at: string[];
  /** Ends when the learner has acted, not when it is read. */
  waits: boolean;
  /** What to do; null: anything. */
  choice: number | null;
  /** `choice` is a look. */
  request: boolean;
}

/** The lesson of a game. */
export interface Lesson {
  steps: LessonStep[];
}

/** The rules of a game: one by one, and as a page. */
export interface Rulebook {
  /** By their ids. */
  rules: Record<string, string>;
  /** Markdown. */
  page: string;
}

/** A scored table. */
export interface Sheet {
  names: string[];
  parts: Points[];
  totals: number[];
  places: number[];
  /** What is worth a second look. */
  notes: Reason[];
  /** More about it, if the game has more to say. */
  data: Value;
}

/** A place or an option of a pad. */
export interface PadOption {
  /** What is sent. */
  value: string;
  /** Its code name. */
  name: string;
  /** How often it may be chosen. */
  most?: number;
}

/** One thing that a pad asks for; what is not set is left out. */
export interface PadField {
  key: string;
  kind: FieldKind;
  /** The id of its message. */
  label: string;
  options?: PadOption[];
  places?: PadOption[];
  least?: number;
  most?: number;
  /** The value of a field that is left out. */
  usual?: Value;
  /** The column of a row's first place. */
  first?: number;
  /** May be left out even without `usual`. */
  optional?: boolean;
  /** The one of `ways` it belongs to. */
  way?: string;
}

/** What a score pad asks for, so that it can be drawn for any game. */
export interface PadShape {
  /** The name under which the players are sent. */
  list: string;
  /** Players. */
  least: number;
  /** Players. */
  most: number;
  /** Asked for each player. */
  player: PadField[];
  /** Asked once. */
  table: PadField[];
  /** The ways of filling it in; `way-<way>` in words. */
  ways: string[];
}

/** What opens a seat: shown once. */
export interface MadeSeat {
  seat: number;
  /** For a seat of this browser. */
  token?: string;
  /** For a seat by link. */
  invite?: string;
}

/** A table that was made or joined. */
export interface Made {
  table: string;
  seats: MadeSeat[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  table: TableInfo;
  seats: SeatInfo[];
  /** The seats of whoever asks. */
  mine: number[];
  status: TableStatus;
  /** House time. */
  touched_at: number;
  /** Null where it is not known. */
  waiting: number[] | null;
  /** Once it is over. */
  standing: Standing | null;
  /** Once it is over. */
  fair: Fair | null;
}

/** The table that an invitation is for. */
export interface Invited extends Listed {
  seat: number;
}

/** Who chose what, in data and in words. */
export interface Entry {
  seat: number;
  /** A number of the game's table, or composed data.. */
  choice: Answer;
  /** It was a look. */
  request: boolean;
  /** Null: it was composed. */
  words: Words | null;
  text: string;
}

/** A moment of a replay. */
export interface Moment {
  /** What led to it; null: the set-up. */
  entry: Entry | null;
  events: EventLine[];
  view: Tree;
  /** All seats' views if it is open; else none. */
  views: Tree[];
  standing: Standing;
}

/** A finished table of a comparison. */
export interface Compared {
  table: string;
  /** In milliseconds since 1970. */
  made_at: number;
  /** The seats of whoever asks. */
  mine: number[];
  seats: SeatInfo[];
  standing: Standing;
  /** Of all seats, for each moment: for a chart. */
  scores: number[][];
}

/** What was promised about a deal before the game began. */
export interface Promise {
  /** The SHA-256 of `<seed>:<salt>`. */
  commitment: string;
  salt: string;
}

/** A finished game: enough to replay it exactly. */
export interface RecordFile {
  /** The format of the file. */
  ludoteca: number;
  game: string;
  rules: number;
  seats: number;
  options: Tree;
  /** What differs from the printed one. */
  box: Tree;
  /** A number, or a key as 32 hexadecimal digits.. */
  seed: Seed;
  players: string[];
  /** `[seat, choice]`, and `"request"` if it was a look. */
  choices: Value[][];
  hash: string;
  fair?: Promise;
}

/** Finished tables of the same deal. */
export interface Comparison {
  game: string;
  /** A number, or a key as 32 hexadecimal digits.. */
  seed: Seed;
  /** The one that was asked for, then the newest first. */
  tables: Compared[];
}

/** What a strong player thinks of a decision. */
export interface Decided {
  /** The number of the entry, from 0. */
  at: number;
  seat: number;
  kind: string;
  about: Tree;
  /** How many there were. */
  options: number;
  /** Up to five choices, best first. */
  best: Thought[];
  /** What the seat did. */
  chosen: Thought;
  /** Of the best choice. */
  chance: number;
  /** What the seat gave away against it. */
  loss: number;
  /** What others and luck have done to its chance since its last decision; null at the first. */
  swing: number | null;
}

/** A big change of somebody's chance. */
export interface Swing {
  at: number;
  seat: number;
  /** The chance. */
  from: number;
  /** The chance. */
  to: number;
  /** A loss, or the swing before a decision. */
  by: SwingCause;
}

/** What a strong player thinks of a game. */
export interface Verdicts {
  game: string;
  seats: number;
  /** Real choices only, in order. */
  decisions: Decided[];
  /** The five biggest, biggest first. */
  swings: Swing[];
}

/** An analysis as far as it has got: complete when `done` equals `total`. */
export interface Analysis extends Verdicts {
  id: string;
  done: number;
  total: number;
  /** Why the work stopped. */
  failed: Reason | null;
}

/** Who is signed in. */
export interface Account {
  /** Null: nobody. */
  name: string | null;
  has_password: boolean;
}

/** What a browser has to do for a passkey. */
export interface Ceremony {
  /** Given back by the second call. */
  ceremony: string;
  /** In the JSON form of WebAuthn. */
  publicKey: Tree;
}

/** A passkey of one's own. */
export interface Passkey {
  id: string;
  label: string;
  /** In milliseconds since 1970. */
  made_at: number;
  /** In milliseconds since 1970. */
  used_at: number;
}
