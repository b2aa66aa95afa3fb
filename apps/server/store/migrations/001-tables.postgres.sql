-- Times are milliseconds, flags 0 or 1, JSON is text.

create table account (
  id text primary key,
  name text not null,
  guest integer not null default 1,
  bot integer not null default 0,
  -- Whose bot account it is.
  owner text references account (id),
  operator integer not null default 0,
  created bigint not null,
  seen bigint not null,
  -- Away until then: clocks of games by turns stand still.
  vacation bigint,
  suspended bigint,
  deleted bigint
);

create index account_suspended on account (suspended) where suspended is not null;
create index account_deleted on account (deleted) where deleted is not null;

create table session (
  token_hash text primary key,
  account text not null references account (id) on delete cascade,
  created bigint not null,
  until bigint not null
);
create index session_account on session (account);

create table bot_token (
  token_hash text primary key,
  account text not null references account (id) on delete cascade,
  created bigint not null,
  seen bigint
);
create index bot_token_account on bot_token (account);

create table passkey (
  credential text primary key,
  account text not null references account (id) on delete cascade,
  key text not null,
  counter bigint not null,
  transports text not null default '[]',
  created bigint not null,
  seen bigint
);
create index passkey_account on passkey (account);

create table challenge (
  id text primary key,
  kind text not null,
  account text,
  body text not null,
  until bigint not null
);

create table push (
  endpoint text primary key,
  account text not null references account (id) on delete cascade,
  keys text not null,
  created bigint not null
);
create index push_account on push (account);

-- Small on purpose: it is written anew with every entry. What is large lies in `laid`.
create table match (
  id text primary key,
  game text not null,
  rules text not null,
  content text not null,
  -- Secret until the match is over.
  seed text not null,
  commitment text not null,
  contributions text not null default '[]',
  pace text not null,
  host text not null,
  private integer not null,
  watch_delay integer not null,
  state text not null default 'open' check (state in ('open', 'playing', 'over', 'frozen')),
  epoch integer not null default 0,
  seq integer not null default 0,
  due bigint,
  result text,
  -- Why it is frozen.
  frozen text,
  -- The match that is played after it.
  rematch text,
  rated integer not null default 0,
  created bigint not null,
  begun bigint,
  ended bigint
) with (fillfactor = 70);
create index match_due on match (due) where due is not null and state = 'playing';
create index match_open on match (created) where state = 'open' and private = 0;
create index match_bundle on match (game, rules, content, state);
create index match_host on match (host);

-- What a match was laid with.
create table laid (
  match text primary key,
  config text not null,
  packs text not null
);

create table seat (
  match text not null,
  seat integer not null,
  account text,
  -- Level of the bot that has the seat.
  bot text,
  -- Who may come back to a seat that a bot plays for them.
  away text,
  contribution_hash text,
  contribution text,
  reserve bigint not null default 0,
  orders text not null default '[]',
  primary key (match, seat)
);
create index seat_account on seat (account) where account is not null;
create index seat_away on seat (away) where away is not null;

-- The log. Only ever inserted; its key is the only lock there is.
create table entry (
  match text not null,
  seq integer not null,
  epoch integer not null,
  seat integer,
  asked integer,
  kind text not null,
  body text not null,
  by text not null,
  spent bigint not null,
  at bigint not null,
  primary key (match, seq)
);

-- The last one of each match.
create table snapshot (
  match text primary key,
  seq integer not null,
  epoch integer not null,
  body text not null
) with (fillfactor = 70);

create table offer (
  id text primary key,
  match text not null,
  epoch integer not null,
  kind text not null,
  by integer not null,
  body text not null,
  answers text not null default '{}',
  created bigint not null,
  until bigint
);
create index offer_match on offer (match);

create table said (
  match text not null,
  n integer not null,
  account text not null,
  text text not null,
  at bigint not null,
  hidden integer not null default 0,
  primary key (match, n)
);
create index said_account on said (account);

create table report (
  id text primary key,
  match text not null,
  -- The line of the chat it is about.
  line integer,
  by text not null,
  about text,
  reason text not null,
  -- The lines around it, as they were said.
  context text not null default '[]',
  at bigint not null,
  state text not null default 'open' check (state in ('open', 'done', 'dismissed')),
  closed bigint,
  closed_by text
);
create index report_open on report (at) where state = 'open';

-- Whom an account has muted.
create table block (
  account text not null references account (id) on delete cascade,
  other text not null,
  at bigint not null,
  primary key (account, other)
);

-- What operators did; only ever inserted.
create table operator_act (
  id text primary key,
  operator text not null,
  act text not null,
  target text not null,
  report text,
  reason text not null default '',
  at bigint not null
);
create index operator_act_at on operator_act (at);

create table rating (
  account text not null,
  game text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  last bigint not null,
  -- Grows with each match that counts for it, past those of everybody who played it: later matches have greater numbers.
  turn integer not null default 0,
  primary key (account, game)
);

-- How each rated match came out, and what it did to a rating, so that all of them can be worked out anew. What it did is left out
-- until it has been worked out.
create table rated (
  match text not null,
  seat integer not null,
  account text not null,
  game text not null,
  side integer not null,
  rank integer not null,
  mu_before double precision,
  sigma_before double precision,
  mu_after double precision,
  sigma_after double precision,
  turn integer,
  at bigint not null,
  primary key (match, seat)
);
create index rated_account on rated (account, game, at);
create index rated_waiting on rated (match) where turn is null;

-- What people did in games that are played together, by how hard they were.
create table together (
  account text not null,
  game text not null,
  difficulty text not null,
  games integer not null,
  wins integer not null,
  primary key (account, game, difficulty)
);

-- Whom a turn was told to, so that it is told once.
create table notice (
  match text not null,
  seat integer not null,
  epoch integer not null,
  asked integer not null,
  kind text not null,
  at bigint not null,
  primary key (match, seat, epoch, asked, kind)
);

-- Rules and content that matches were begun with. `body` only where several nodes share the database.
create table bundle (
  game text not null,
  rules text not null,
  content text not null,
  hash text not null,
  size bigint not null,
  body text,
  added bigint not null,
  primary key (game, rules, content)
);

-- Who serves, and when it was last seen to.
create table node (
  id text primary key,
  started bigint not null,
  seen bigint not null
);
