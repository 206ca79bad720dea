-- Demo content, made from supabase/seed/posts by `npm run seed`; edit those files instead.

-- Running it again changes nothing.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
  email_change, email_change_token_new
) values (
  '61397e58-0103-5706-a2f7-18779aa4c9b7', 'authenticated', 'authenticated', 'rowan-ellery@musicdirector.example',
  '', now(), '{}', '{"first_name":"Rowan","last_name":"Ellery"}', now(), now(), '', '', '', ''
) on conflict do nothing;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
  email_change, email_change_token_new
) values (
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe', 'authenticated', 'authenticated', 'marisol-tate@musicdirector.example',
  '', now(), '{}', '{"first_name":"Marisol","last_name":"Tate"}', now(), now(), '', '', '', ''
) on conflict do nothing;

insert into public.blog_categories (id, name, slug)
values ('c1bdfc1d-af91-5a89-a700-a9311ae54e57', 'Scheduling', 'scheduling') on conflict do nothing;

insert into public.blog_categories (id, name, slug)
values ('f4a0db3b-7d81-5ad6-ab98-e26a51421ded', 'Library', 'library') on conflict do nothing;

insert into public.blog_categories (id, name, slug)
values ('06f5ea18-7ea2-5c46-ab87-791781a91941', 'Clocks', 'clocks') on conflict do nothing;

insert into public.blog_categories (id, name, slug)
values ('c87af2da-4f18-56b5-a815-df347cd77aad', 'Training', 'training') on conflict do nothing;

insert into public.blog_categories (id, name, slug)
values ('08884f34-b3b7-58cf-af84-9d28faeb5b0b', 'Tools', 'tools') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('589d914c-012d-5dd0-a615-91c645f274d0', 'Turnover', 'turnover') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('7b7058b8-c7a8-5705-a40e-1e6c1fa57a73', 'Separation', 'separation') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('cab654b1-9aa4-5304-acb3-2ea804f2eee5', 'Dayparts', 'dayparts') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('f56c9ffe-481e-5126-a64d-181b135ad1a0', 'Coding', 'coding') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('094bd8db-7e04-5936-a5ba-dbfcc2a00e2d', 'Imaging', 'imaging') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('76b0e4f2-20ce-57ad-a652-2f006052bf5b', 'Voice Tracking', 'voice-tracking') on conflict do nothing;

insert into public.blog_tags (id, name, slug)
values ('661bd846-f29d-545f-abcf-5e60d15d0982', 'Metadata', 'metadata') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '2ca2e439-daf2-5683-a5d0-e06ff16203e3', 'Why 24 songs once an hour is the worst number in your library', '24-songs-once-an-hour',
  'A category of 24 songs at one position an hour plays every song in the same hour, every day. Here is the arithmetic behind the lock, and the category sizes that avoid it.',
  '24-songs-once-an-hour.webp', 'published',
  '2026-08-20T13:00:00Z', '2026-08-20T13:00:00Z',
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'Put 24 songs in a category, give it one position an hour around the clock, and each song comes back tomorrow in the hour it played today. It will do so again the day after. A listener who drives to work at eight hears the same song from that category five mornings a week, and never meets the other 23.

## The arithmetic behind the lock

Turnover is the time a whole category needs to play through once:

**turnover in hours = 24 × songs ÷ positions a day**

With 24 songs and 24 positions that is exactly 24 hours. Each song gets seven spins a week, a modest number, and all seven land in one hour of the day.

```rotation
songs: 24
per hour: 1
```

The spin report shows nothing wrong. Every song has seven plays, the spread is zero, the category looks perfectly even. You only see the fault when you read the log day to day instead of down the hour.

Smaller categories lock as well. At one an hour, 12 songs own two hours each, 8 songs three, 6 songs four.

## One song more

Add a single song and the turnover becomes 25 hours. Now each song arrives one hour later every day and needs 25 days to come around to the same hour.

```rotation
songs: 25
per hour: 1
```

That is better, but look at the week. A song that plays at 8 AM on Monday plays at 9 on Tuesday, then at 10, 11 and noon. It drifts through the workweek without once reaching PM drive.

With 31 songs the turnover is 31 hours, so the song moves seven hours a day: Monday at 8 AM, Tuesday at 3 PM, Wednesday at 10 PM, Friday at 5 AM, Saturday at noon. It pays with fewer spins, 5.4 a week instead of 7. If you want more spins instead, 17 songs also move seven hours a day, earlier each time, at 9.9 spins a week.

## Sizes that lock, sizes that move

For a category with the same number of positions in all 24 hours:

| Positions an hour | Locked: same hours daily | Moves an hour or more daily, reaches all 24 |
|---|---|---|
| 1 | 6, 8, 12, 24 | 7, 11, 13, 17, 23, 25, 31 |
| 2 | 6, 8, 12, 16, 24, 48 | 11, 13, 17, 23, 25, 31 |
| 3 | 6, 8, 9, 12, 24, 36 | 11, 13, 17, 23, 25, 31, 47, 49 |
| 4 | 6, 8, 12, 16, 24, 48, 96 | 13, 17, 23, 25 |

For fast powers the lock matters less, because a song with a turnover of two or three hours has to revisit hours every day. From a turnover of about five hours upward it matters a great deal.

## Why "use a prime number" is not enough

The old advice is to pick a prime. Two tests are better:

1. **No common factor.** Positions a day and number of songs share no divisor other than 1. If they do, the song visits only some of the positions, and sometimes very few. Take 16 songs at one an hour: 24 and 16 share an 8, and each song lives in three hours only. With 36 songs it alternates between two hours, twelve hours apart.
2. **A daily shift of at least one hour''s positions.** Take 97 songs at four an hour. It is prime, but 96 positions a day and 97 songs shift the song by one position out of four. Three days in four it returns in the same hour.

Both conditions have to hold. Thirty-one songs at four an hour pass the first and fail the second: 96 divided by 31 leaves 3, a shift of three positions out of four, so a quarter of the hours still repeat.

## Count the positions you really have

The table assumes the category runs in every hour. Many do not. If a gold category is absent from 1 AM to 5 AM, one an hour gives 20 positions a day, and the locked number is no longer 24. It is 20. Count positions from the grid, clock by clock, over the whole day. If weekday and weekend clocks differ, do it separately for each.

Your software does not deal a strict card stack, of course. Rest, separation and day-offset rules push songs out of line, and they will hide much of a lock. They do it by reaching deeper into the category, so some songs wait longer and spins grow uneven. Better to let the number carry you and keep the rules for exceptions.

## This week

List your categories with two figures beside each: songs, and positions a day. Divide positions by songs. If the result is a whole number, the category is locked: change it by one song and look again, then check the daily shift. Start with anything at one or two an hour. The [rotation tools](/tools) will do the division for you, and if the answer is a clock rather than a count, that is [clock and grid work](/services).'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('2ca2e439-daf2-5683-a5d0-e06ff16203e3', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2ca2e439-daf2-5683-a5d0-e06ff16203e3', '589d914c-012d-5dd0-a615-91c645f274d0') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2ca2e439-daf2-5683-a5d0-e06ff16203e3', 'cab654b1-9aa4-5304-acb3-2ea804f2eee5') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  'bf15f167-65c8-5f79-a256-1fdd9a326176', 'Artist keywords for features, duets and solo careers', 'artist-keywords-for-features',
  'The artist field is for the display. The keyword is for the rule. How to give features, groups and solo careers keywords that keep one voice from following itself.',
  'artist-keywords-for-features.webp', 'published',
  '2026-09-30T13:00:00Z', '2026-09-30T13:00:00Z',
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'A listener doesn''t read the artist field. A listener hears a voice, and ten minutes later hears it again. If the first song was credited to a band and the second to the singer on her own, your separation rule saw two different artists and was satisfied.

Keywords close that gap. They are the hidden names a scheduler compares when it separates, and one song can carry several.

## What the rule can''t see

```log
09:20:00 | B | Harbor Lights Out | The Brass Ferry | 3:39
09:23:39 | A | Borrowed Summer | Odd Lighthouse feat. Tobias Wren | 3:14
09:26:53 | C | Two Keys | Mara Castellan | 3:27
09:30:20 | SW | Sweeper | | 0:08
09:30:28 | G | Sunday Coat | Tobias Wren | 4:10
```

Mara Castellan sings lead in The Brass Ferry. Tobias Wren appears twice, seven minutes apart, once as a guest. By the artist field this is five clean rows. By ear, two people come back almost at once.

With keywords, the same rows tell the truth:

| Title | Artist as displayed | Keywords |
|---|---|---|
| Harbor Lights Out | The Brass Ferry | Brass Ferry; Castellan |
| Borrowed Summer | Odd Lighthouse feat. Tobias Wren | Odd Lighthouse; Wren |
| Two Keys | Mara Castellan | Castellan |
| Sunday Coat | Tobias Wren | Wren |

## The test for a keyword

Ask one question: **would a listener say "them again"?**

- **Featured singer or rapper:** yes, give a keyword. The guest is often the most recognizable part of the record.
- **Duet:** both names.
- **Lead singer with a solo career:** put the singer''s keyword on the solo songs and on the band''s songs. The band''s own keyword goes on the band''s songs only.
- **Drummer''s side project:** usually no. Few listeners will notice.
- **Producer, writer, sampled artist:** no, unless the voice or the tag is plainly heard.

Each extra keyword makes a song harder to place. Three is plenty. A charity single with 14 names gets one keyword for the project, and you place it by hand.

## Splitting names without breaking them

Credits reach your library in many spellings: feat., ft., f/, with, x, vs. Those can be split safely in most cases. The words "and" and "&" can''t. *Marlowe & the Tides* is one act. So is any duo that records under two surnames. Keep a short list of real pairs that may be split, and leave every other ampersand alone.

Then settle four habits and write them down:

1. Keywords without "The", so that Brass Ferry and The Brass Ferry agree.
2. Family names for solo artists only where they are unique in your library. Otherwise use the full name.
3. One spelling, in one case, chosen from a list instead of typed.
4. The display field stays as the label credits it. Never bend it to suit the rule.

Covers need the same care on the other side. Give both versions one **title keyword**, and separate it by an hour or more, or the two will sooner or later meet in a quiet afternoon.

## What a busy guest really costs

Suppose one singer is on four songs under four main artists:

| Where | Songs and positions | Plays a day |
|---|---|---|
| Power | 11 songs at 4/h | 8.7 |
| Recurrent | 31 songs at 2/h | 1.5 |
| Gold, two titles | 119 songs at 3/h | 1.2 |
| **Together** | | **11.5** |

Plays a day for one song are positions a day divided by songs: 96 ÷ 11, 48 ÷ 31, and twice 72 ÷ 119. The voice is on the air about every 125 minutes on average, and nobody planned it. Once the keyword exists, the separation rule must be able to cope: with the power song turning over in 2:45, the rule has to stay under 82 minutes for this keyword. [How wide can artist separation be](/blog/how-wide-can-artist-separation-be) shows the calculation.

Do this sum before you switch new keywords on. Adding them to a whole library in one evening can produce a log full of holes the next morning. The rules have not changed, but they now see twice as much.

## An order of work

Begin where plays are frequent, because that is where repeats are heard.

1. Power and new: every credit with more than one name.
2. Secondary and recurrent: the same.
3. Solo careers across all categories, from a list of bands you play.
4. Gold: only the artists who also appear higher up.

In a format built on currents, step four is usually short, since most gold acts don''t appear in the current categories at all.

## This week

Search the artist column of your active categories for feat, ft., with, x and &. Give each guest a keyword by the "them again" test, then schedule one day and compare the unscheduled count with the day before. If the library is too large to do by hand, [tell us its size](/contact) and which scheduler it lives in.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('bf15f167-65c8-5f79-a256-1fdd9a326176', 'f4a0db3b-7d81-5ad6-ab98-e26a51421ded') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('bf15f167-65c8-5f79-a256-1fdd9a326176', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('bf15f167-65c8-5f79-a256-1fdd9a326176', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('bf15f167-65c8-5f79-a256-1fdd9a326176', '661bd846-f29d-545f-abcf-5e60d15d0982') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '869ae3b3-fe64-56b3-a410-88f186decac8', 'A holiday-music plan you can finish before Halloween', 'holiday-music-plan',
  'Holiday music has many recordings and few titles, so the usual rules fail it. Three phases, a count for each, and a written way back to normal on December 26.',
  null, 'draft',
  null, now(),
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'Holiday music is the one library that is scheduled in a hurry every year. It arrives in November, it is coded by whoever is free, and it has a property that ordinary rules don''t expect: a hundred recordings of thirty songs. A plan on paper in October prevents most of the trouble.

## Titles before artists

Suppose you hold 120 recordings, and they share 40 titles. Artist separation will be satisfied easily, since nearly every artist is different. The listener still hears the same song three times in a morning, sung by three people.

So the first job is the **title keyword**. Every version of a carol gets the same one, however the label spells it: with a subtitle, in a medley, with a comma. Then set title separation before anything else.

The arithmetic shows what is possible. At two holiday songs an hour there are 48 positions a day, and 40 titles come around every 20 hours on average. A title rule of five or six hours leaves room. At 13 an hour there are 312 positions, and 40 titles come around about every three hours. The same rule would be impossible; 90 minutes is near the practical limit.

## Three phases

| Phase | Holiday songs an hour | Recordings in rotation | Turnover | Spins a week |
|---|---|---|---|---|
| Sprinkle | 1 | 31 | 31:00 | 5.4 |
| Blend | 2 | 53 | 26:30 | 6.3 |
| All holiday | 13 | 250 | 19:14 | 8.7 |

Whether you use the third phase at all is a decision for the station. Two phases are enough for many.

The figures are chosen so that nothing locks. In the sprinkle phase each recording moves seven hours a day:

```rotation
songs: 31
per hour: 1
```

The blend moves two and a half hours a day, the third phase nearly five. Avoid 24, 48 and, at 13 an hour, anything close to 312. A category of 312 would put each recording in the same position every day.

If you have only 120 recordings, the third phase turns over in 9:14, and each one plays 18 times a week. That is a fair reason to stay with two phases.

## Codes that earn their keep

Keep it to three. Nobody will maintain more in a month of 60-hour weeks.

- **Tempo**, on the same scale as the rest of the library.
- **Sacred or secular.** You may want a different balance on December 24 than in November.
- **Strength:** the dozen recordings everyone waits for, the solid middle, the curiosities. Save the dozen; in the sprinkle phase, play only the middle.

Tempo deserves attention. Holiday libraries lean slow, and an hour of ballads will creep in if the scheduler isn''t stopped. No more than two slow songs in a row is enough of a rule.

## The blend clock

In the blend phase, two gold positions become holiday positions. They stand about half an hour apart, so that no quarter-hour sounds like a different station:

```clock
0:12 | ID | Legal ID
3:36 | A | Power
3:48 | R | Recurrent
3:24 | B | Secondary
0:08 | SW | Holiday sweeper
3:40 | C | New
3:38 | A | Power
0:30 | VT | Tease
5:00 | SPOT | Stopset one
3:10 | G | Holiday
3:36 | B | Secondary
3:52 | R | Recurrent
3:30 | A | Power
0:10 | SW | Sweeper
4:04 | G | Gold
0:30 | VT | Backsell and tease
5:00 | SPOT | Stopset two
3:44 | A | Power
0:08 | SW | Holiday sweeper
2:50 | G | Holiday
1:40 | NEWS | Community calendar
3:50 | B | Secondary
```

Note the runtimes. Many classic holiday recordings are short, some under two and a half minutes. Over an hour of 13 they can leave you several minutes under, so check the totals before the first all-holiday day.

## Dayparts and rest

Give children''s titles the hours when families are together, and keep novelties out of overnight, where the same few workers hear them every night. Rest your strongest recordings until the last ten days; they will sound fresh when it counts.

## The way back

Write December 26 now. Three lines are enough:

1. Which clocks run from midnight, and who has checked that the old grid is restored.
2. Which songs come back first. Powers that rested have no recent history, so the scheduler may want to play all of them at once.
3. Where the holiday library goes: one Hold category, with codes and history kept for next year.

Schedule the 26th and 27th early and read both logs. Nobody will be in the building to fix them.

## This week

Export the holiday library and count two numbers: recordings and titles. Divide the titles by the holiday songs an hour you have in mind. The result is the hours between two plays of one title, on average. It tells you how wide title separation can be, and whether the third phase is yours to have. If you would rather hand over the coding, [write to us](/contact) by the end of October.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('869ae3b3-fe64-56b3-a410-88f186decac8', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('869ae3b3-fe64-56b3-a410-88f186decac8', '06f5ea18-7ea2-5c46-ab87-791781a91941') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('869ae3b3-fe64-56b3-a410-88f186decac8', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('869ae3b3-fe64-56b3-a410-88f186decac8', 'cab654b1-9aa4-5304-acb3-2ea804f2eee5') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('869ae3b3-fe64-56b3-a410-88f186decac8', 'f56c9ffe-481e-5126-a64d-181b135ad1a0') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  'e5943876-cd57-5553-a4f9-4281098c823b', 'How wide can artist separation be? Less than half a turnover', 'how-wide-can-artist-separation-be',
  'An artist rule blocks time on both sides of every play. Once it reaches half of the power song''s turnover, nothing else by that artist can ever be scheduled.',
  'how-wide-can-artist-separation-be.webp', 'published',
  '2026-09-01T13:00:00Z', '2026-09-01T13:00:00Z',
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'Artist separation is the rule everyone sets by feel. An hour sounds short, two hours sounds safe, so it goes to two hours. Then the gold by your biggest artists stops playing, and nobody connects the two events.

The limit can be computed on the back of a music log.

## A rule blocks time twice

Say artist separation is 60 minutes, measured start to start. A play at 9:58 closes the artist until 10:58. It also closes the hour before, because anything placed at 9:20 would be too close to 9:58. One play blocks 120 minutes: the rule, twice.

Now take an artist with a song in power. Eleven songs at four an hour turn over in 24 × 11 ÷ 96 = 2.75 hours, so this song plays about every 2:45. It plays at 9:58 and again at 12:43.

- The first play blocks until 10:58.
- The second play blocks from 11:43.
- What remains for anything else by this artist is 10:58 to 11:43: 45 minutes.

A gold title can fit in there:

```log
11:00:00 | ID | Legal ID | | 0:12
11:00:12 | B | Paper Crowns | Juniper Static | 3:28
11:03:40 | A | Ladder to the Roof | Delphine Oakes | 3:41
11:07:21 | R | Slow Weather | Ada Quill | 3:54
11:11:15 | SW | Sweeper | | 0:08
11:11:23 | G | Tall Grass | Copper Meridian | 4:06
11:15:29 | A | Neon Orchard | Saint Avenue | 3:18
```

Copper Meridian has the power song, and *Tall Grass* at 11:11 sits comfortably between its two plays.

## The limit

Call the rule T and the turnover R. The room left between two plays is R minus 2T. When T reaches half of R, the room is zero. At two hours of separation, our 2:45 artist would need more than four hours between power plays. Every other song on that artist''s card becomes unplayable: gold, recurrent, new single, all of it.

| Power category | Turnover | Ceiling (half) | Room left at 60 min |
|---|---|---|---|
| 11 songs at 4/h | 2:45 | 82 min | 45 min |
| 13 songs at 4/h | 3:15 | 97 min | 75 min |
| 17 songs at 4/h | 4:15 | 127 min | 135 min |
| 11 songs at 3/h | 3:40 | 110 min | 100 min |

These are ceilings, not recommendations. Power songs never turn over with perfect regularity, so a rule just below the ceiling still starves the rest. A third of the turnover is a sensible place to begin: it leaves a window as wide as the rule itself. At 3:15 that means 65 minutes.

## Two songs in power

An artist with two power songs plays twice per turnover. Spaced evenly at 3:15, that is one play about every 97 minutes. The two songs can live with a 90-minute rule as long as they keep their distance. A third song by the artist now needs twice the rule to fit inside 97 minutes, so its limit is 48.

Each active song divides the room again. Before an artist gets a second current, decide what happens to the gold. Resting it for eight weeks is a decision. Letting the rule starve it is an accident.

## How an infeasible rule looks in the log

- **As an unbreakable rule**, it leaves no trace you would notice. The gold is passed over at every attempt and the category turns without it. Look for songs whose last play is older than one and a half turnovers.
- **As a breakable rule**, it fails daily, and the report of broken rules fills with the same name. Soon nobody reads the report.
- **In the rest of the category**, other songs play more often than they should. Count spins per song: a gap of more than one or two within a category needs an explanation.

## Setting it artist by artist

Vendors'' starting values run from about 70 minutes to two hours, and the longer ones are meant for wide libraries. One value for all artists is where the trouble starts. A pattern that works for most formats:

1. **A short unbreakable floor**, around 30 minutes, for every artist keyword.
2. **A longer breakable goal** for the whole library, chosen from the categories that hold most of it.
3. **An exception for each artist with a current**, at a third of that category''s turnover or a little more.

Review the exceptions whenever a song enters or leaves power. It takes five minutes and belongs in the weekly music meeting. Make sure the rule reads keywords rather than the artist field, or features will slip past it; see [artist keywords for features and solo careers](/blog/artist-keywords-for-features).

## This week

Write down the artists who have a song in power. Beside each, put the turnover of that category and half of it. Compare with your rule. Where the rule is above half, lower it for that artist, and watch whether the gold returns within a few days. If you would like a second pair of eyes on the list, [send us a note](/contact).'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('e5943876-cd57-5553-a4f9-4281098c823b', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('e5943876-cd57-5553-a4f9-4281098c823b', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('e5943876-cd57-5553-a4f9-4281098c823b', '589d914c-012d-5dd0-a615-91c645f274d0') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '2ff82333-8987-5353-a74d-2ae8195b3d3c', 'Recurrents need a plan of their own', 'recurrents-need-a-plan',
  'Songs leave power every few weeks and land in recurrent by default. A ladder of turnovers, an entry rule and an exit date turn the category into something you chose.',
  null, 'draft',
  null, now(),
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'Ask a music director how a song enters power and you will hear about research, chart position, a music meeting. Ask how a song enters recurrent and the answer is often: it had to go somewhere. Yet recurrents are the familiar songs that nobody is tired of yet, if you are careful. They deserve a plan.

## What the category is for

A recurrent is a former current that the audience knows completely. It does three jobs. It reopens the hour after a stopset, it stands beside new songs that need a familiar neighbor, and it gives the daytime a bridge between currents and gold.

It can''t do any of them if it is worn out. Songs come down from power because they have been played a great deal. A song that ran at 52 spins a week, which is what 13 songs at four an hour give, has had more than 600 plays in 12 weeks.

## A ladder of turnovers

Each step down should be a clear change in how often a listener meets the song. If two neighboring categories turn over at nearly the same speed, moving a song between them changes nothing but its label.

| Category | Songs | Positions an hour | Turnover | Spins a week |
|---|---|---|---|---|
| A Power | 13 | 4 | 3:15 | 51.7 |
| B Secondary | 23 | 3 | 7:40 | 21.9 |
| C New | 11 | 1 | 11:00 | 15.3 |
| R Recurrent | 31 | 2 | 15:30 | 10.8 |
| G Gold | 119 | 3 | 39:40 | 4.2 |

From power to recurrent, spins fall by about four fifths. From recurrent to gold they fall by another three fifths. All five sizes share no factor with their positions a day, so nothing locks, and no two turnovers are equal.

Recurrents at 31 songs and two an hour travel well. From one play to the next the song moves by fifteen and a half hours, and it reaches every hour of the day:

```rotation
songs: 31
per hour: 2
```

## Rest before recurrent

A song straight out of power is at its most tiring. Two to four weeks in Hold are a common remedy, and they cost little: four songs resting out of 200 won''t be missed. Write the return date when you park it. Without one, Hold becomes a cellar, as described in [the spring-clean](/blog/spring-clean-the-library).

If you platoon, exchange recurrents in groups of four or five every few weeks, the same number in and out. The count stays at 31 and the turnover stays where you set it.

## Entry and exit

Decide three figures, and put them on the wall:

1. **Entry:** what a song must have been. A song that never left secondary is no recurrent; let it go straight to rest.
2. **Length of stay:** a maximum age. Many stations use two years from release as the border to gold.
3. **Size:** the number of songs, chosen for its rotation. When one enters, one leaves.

The third keeps you honest. Without it a recurrent category grows to 50, the turnover stretches to 25 hours, and each song is left with fewer than seven spins a week.

## Where it stands in the hour

Fourteen songs, with three recurrents. One reopens the hour after a stopset, and each new song has a familiar neighbor:

```clock
0:12 | ID | Legal ID
3:36 | A | Power
3:24 | B | Secondary
3:40 | R | Recurrent
0:08 | SW | Sweeper
3:18 | C | New
3:30 | A | Power
3:22 | B | Secondary
0:20 | VT | Tease
4:00 | SPOT | Stopset one
3:50 | R | Recurrent
3:36 | A | Power
4:10 | G | Gold
0:08 | SW | Sweeper
3:28 | B | Secondary
0:20 | VT | Tease
4:00 | SPOT | Stopset two
3:34 | A | Power
3:16 | C | New
3:46 | R | Recurrent
0:10 | SW | Sweeper
4:12 | G | Gold
```

If this clock ran all day, recurrents would need a different count: three an hour make 72 positions, and with 31 songs the turnover drops to 10:20. Count the positions from the grid before you choose the size.

## This week

List the songs that left power in the last six months, with the date they left and where they are now. Give each a place: rest with a date, recurrent, or gold. Then count the recurrents and check the figure against [the sizes that move](/blog/24-songs-once-an-hour). If the whole ladder needs drawing again, that is [a service of ours](/services).'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('2ff82333-8987-5353-a74d-2ae8195b3d3c', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('2ff82333-8987-5353-a74d-2ae8195b3d3c', 'f4a0db3b-7d81-5ad6-ab98-e26a51421ded') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2ff82333-8987-5353-a74d-2ae8195b3d3c', '589d914c-012d-5dd0-a615-91c645f274d0') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2ff82333-8987-5353-a74d-2ae8195b3d3c', 'f56c9ffe-481e-5126-a64d-181b135ad1a0') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '1e4544a7-b78b-519f-a240-107ba9ae503e', 'Seven faults we look for first in a music log', 'seven-faults-in-a-log',
  'Most trouble in a music log comes from seven causes, and five of them can be found with a spreadsheet before listening to a single hour. The list, with a test and a cure for each.',
  'seven-faults-in-a-log.webp', 'published',
  '2026-09-10T13:00:00Z', '2026-09-10T13:00:00Z',
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'A log can be legal, complete and on time, and still be wrong in ways that return every day. Before changing a rule or blaming the software, go through these seven in order. The early ones cause the later ones.

Here is part of an hour with three of the seven in it:

```log
14:00:00 | ID | Legal ID | | 0:12
14:00:12 | A | Northbound | The Paper Lanterns | 3:36
14:03:48 | G | Salt Road | Marlowe and the Tides | 4:05
14:07:53 | B | Kitchen Radio | Marlowe & the Tides | 3:24
14:11:17 | SW | Sweeper | | 0:08
14:11:25 | C | UNSCHEDULED | | 3:30
14:14:55 | R | Glass Harbor | Ada Quill | 3:50
14:18:45 | SPOT | Stopset | | 4:30
14:23:15 | A | Neon Orchard | Saint Avenue | 3:18
14:26:33 | R | Glass Harbor | Quill, Ada | 3:51
14:30:24 | B | Copper Wire | Odd Lighthouse | 3:33
```

Two spellings of one band let it play back to back. *Glass Harbor* exists twice, on two carts and under two names for one singer. One position stayed empty, which often means too many rules.

## 1. Rotation arithmetic that locks

**Test:** divide the category''s positions a day by its number of songs. A whole number as the result puts every song in the same hours daily.
**Cure:** change the count. The sizes that work are in [why 24 songs once an hour is the worst number](/blog/24-songs-once-an-hour).

## 2. Two categories with the same turnover

Twenty secondaries at two an hour turn over in ten hours. So do 40 recurrents at four an hour. The two categories then circle together, and the same secondary keeps meeting the same recurrents. The station sounds smaller than it is.

**Test:** list turnovers side by side. Look for equal values, and for one that is twice another.
**Cure:** move one count. With 23 secondaries the figure is 11:30; with 41 recurrents it is 10:15.

## 3. One artist, several spellings

Separation compares keys. "Marlowe and the Tides" and "Marlowe & the Tides" are two artists to a computer.

**Test:** sort the artist column, then read it with the word "The" removed and "and" written as "&".
**Cure:** one spelling and one keyword per act. Give features and solo members their own keywords too.

## 4. Songs without codes

A song with no tempo, no sound code and no era passes every rule that uses them. In a half-coded library the uncoded songs go where nothing else fits, so they tend to gather in the worst places.

**Test:** count blanks per column, per category.
**Cure:** code the active categories first, by one person. [Tempo is not mood](/blog/tempo-is-not-mood) explains how to keep the scales apart.

## 5. One song, several carts

The same recording arrives twice: on a single and on an album, or with "(Radio Edit)" at the end of the title. Each copy has its own history, so each believes it is well rested.

**Test:** group by artist and title with punctuation and brackets removed, then compare runtimes. Within three seconds, treat it as one recording until your ears say otherwise.
**Cure:** keep the better audio, merge the history if your scheduler allows it, retire the other cart.

## 6. Rules that ask the impossible

Take a library that is 80 percent male vocals and a rule against two males in a row. In an hour of 13 songs, at most seven can be male if no two are to touch. The library supplies ten or eleven. The rule can''t be kept; it can only be broken or leave holes.

**Test:** for each rule, compare its demand with the library''s supply. Then count how often it was broken last week.
**Cure:** delete the impossible rule, or loosen it to a run of four. For positions that stay empty, see [reading unscheduled positions](/blog/too-many-unbreakable-rules).

## 7. Hold, and rules nobody remembers

Hold is where songs rest. It is also where they are forgotten. Rules age in the same way: a protection for an artist who left the playlist two years ago, a daypart restriction for a morning show that has ended.

**Test:** print Hold with last-play dates, and the rule list with a reason beside each line. No reason, no rule.
**Cure:** give every held song a return date or an exit. Test each doubtful rule by switching it off for one day''s scheduling and comparing the logs.

## Why the order matters

Start with arithmetic and names because they distort everything downstream. If the rotation is locked, you will add rules to hide it. If names are split, you will widen separation to make up for it. Both choices lead straight to number six.

## This week

Take yesterday''s log and go through tests one, three and five. They need no listening and fit in half an hour. Log Doctor on our [tools page](/tools) is built for this kind of reading. It works in your browser, and the log stays with you.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('1e4544a7-b78b-519f-a240-107ba9ae503e', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('1e4544a7-b78b-519f-a240-107ba9ae503e', '08884f34-b3b7-58cf-af84-9d28faeb5b0b') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('1e4544a7-b78b-519f-a240-107ba9ae503e', '589d914c-012d-5dd0-a615-91c645f274d0') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('1e4544a7-b78b-519f-a240-107ba9ae503e', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('1e4544a7-b78b-519f-a240-107ba9ae503e', '661bd846-f29d-545f-abcf-5e60d15d0982') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '68d504cf-fa03-5708-a959-32be45be945d', 'A spring-clean for the library, from carts to Hold', 'spring-clean-the-library',
  'Duplicates and forgotten songs bend rotations without breaking a single rule. A cleaning order for a working library, and the recount that has to follow it.',
  'spring-clean-the-library.webp', 'published',
  '2026-10-20T13:00:00Z', '2026-10-20T13:00:00Z',
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'A library grows by addition. Singles arrive, versions arrive, a holiday weekend needs 40 songs by Friday, and nothing ever leaves. The scheduler doesn''t mind. It rotates what it is given, including the song it has been given twice.

Any season will do for a spring-clean. The middle of fall is a good one, before the holiday titles come in.

## Start with a copy and a count

Export the whole library to a file, with category, artist, title, runtime, cart number, date added and last play. Work on the copy. Write down the number of songs in each category before you touch anything, because you will want to compare.

## First pass: carts that lie

A cart number ties the row in the scheduler to the audio in the playout system. Check three things.

- **Same cart, two titles.** One of them will play the wrong song. Fix this first; listeners can hear it.
- **A cart with no audio.** Ask the playout system for its list and compare. The scheduler can''t know.
- **Runtimes that differ.** Sort by the difference between the scheduler''s runtime and the length of the file. If 13 songs in an hour are each five seconds out in the same direction, the hour drifts by 65 seconds. A good target is to land within two minutes of the top of the hour, so more than half of that allowance is gone before anyone opens a microphone.

## Second pass: duplicates

Build a comparison key: artist and title in lower case, without punctuation, without "The", without anything in brackets. Sort by it. Where two rows share a key and the runtimes lie within three seconds, it is almost certainly one recording. Where the runtimes differ by more, listen. It may be an edit, a live take or a re-recording.

When you merge, keep four things: the better audio, the earlier add date, the original release year and the longer play history. A remaster from 2011 of a song from 1978 is still from 1978. If the era code follows the file''s year, your gold hours are younger on paper than on the air.

## The recount everybody forgets

Take a recurrent category with 51 carts at two positions an hour. The turnover on paper is 25:30, and each cart gets 6.6 spins a week. Three songs are in there twice, so those three really get 13.2. That explains the caller who says you always play the same song.

You remove the three extra carts. Now there are 48 songs at two an hour, and the turnover is exactly 24 hours:

```rotation
songs: 48
per hour: 2
```

Every song has just been locked into its hour. The duplicates were an accident, and they were holding the rotation open.

Bring back five well-chosen songs from Hold and the category has 53. The turnover becomes 26:30, each song moves two and a half hours later every day, and spins settle at 6.3 a week:

```rotation
songs: 53
per hour: 2
```

After any cleaning, divide positions by songs again. [Why 24 songs once an hour is the worst number](/blog/24-songs-once-an-hour) has the sizes to avoid.

## Third pass: Hold

Hold is meant for resting. List what is in it, oldest last play first, and give every song one of three labels:

1. **Return**, with a date and a destination. Platooning works well here: a handful of songs in, the same number out, every few weeks, so the count stays where you chose it.
2. **Rest**, with a review date no more than six months away.
3. **Out.** Move it to an archive category that no clock uses, with its history. Deleting is for duplicates.

If you can''t say why a song is in Hold, it was probably parked there during an argument. Play it, decide, move on.

## Fourth pass: the blanks

Count empty cells per column for the active categories: tempo, mood, sound code, era, artist keyword, intro. Uncoded songs escape the rules that everyone else obeys. You don''t need to fill a whole column today. Fill power and secondary, then note the count of the rest and let it shrink every week.

Intro times deserve a special look if you voice-track. A wrong ramp is worse than a missing one, because somebody will trust it. [Voice tracks that hit the post](/blog/voice-tracks-that-hit-the-post) depends on that column.

## A sensible amount of work

For a library of 800 songs, plan on an afternoon for carts and duplicates, an hour for Hold, and the blanks in short sittings afterward. Do it in the order above. Coding a duplicate is time you will not get back.

## This week

Build the comparison key and sort. Only that. Write the number of duplicate pairs per category on a card, and beside it what the category''s turnover will be once they are gone. If the new figure comes to exactly 12 or 24 hours, choose the returning songs from Hold before you delete anything. The [tools](/tools) can find the pairs, and a full cleanup is one of our [services](/services).'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('68d504cf-fa03-5708-a959-32be45be945d', 'f4a0db3b-7d81-5ad6-ab98-e26a51421ded') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('68d504cf-fa03-5708-a959-32be45be945d', '08884f34-b3b7-58cf-af84-9d28faeb5b0b') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('68d504cf-fa03-5708-a959-32be45be945d', '661bd846-f29d-545f-abcf-5e60d15d0982') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('68d504cf-fa03-5708-a959-32be45be945d', '589d914c-012d-5dd0-a615-91c645f274d0') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  'd8e749d9-ff0f-5338-a3fb-00b3f660ce21', 'Streaming your log under the three-hour rule', 'streaming-your-log-three-hour-rule',
  'The US statutory webcasting license limits how much of one album or artist may stream in three hours. What your separation rules already cover, and the two gaps they leave.',
  'streaming-your-log-three-hour-rule.webp', 'published',
  '2026-11-17T14:00:00Z', '2026-11-17T14:00:00Z',
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'On the air in the United States you may play an artist as often as you like. On the stream, under the statutory license that much of webcasting relies on, you may not. The limit is called the performance complement. It is short, it is counted in a moving window, and a normal music log keeps it most of the time without trying. The exceptions tend to be the hours you are proudest of.

This is a programmer''s reading, and no legal advice. Some broadcasters have waivers from labels. Ask whoever handles your licenses.

## The rule

In any three hours on one channel, no more than:

| From | Different songs | In a row |
|---|---|---|
| One album | 3 | 2 |
| One featured artist | 4 | 3 |
| One boxed set | 4 | 3 |

"Any three hours" means a window that slides. Noon to three may be fine and 1:20 to 4:20 may not. Titles may not be published in advance either: no list on the website of what will play this afternoon. Song information belongs on the player while the song plays, not before. A tease that names an artist without naming a time is treated more kindly than one that names a title and a time.

## What artist separation already does

If your artist rule is never broken, it caps the plays in a window. Divide 180 minutes by the rule and round up:

| Separation kept | Most plays of one artist in three hours |
|---|---|
| 90 min | 2 |
| 60 min | 3 |
| 45 min | 4 |
| 40 min | 5 |

So a separation of 45 minutes or more, really kept, satisfies the artist limit. At 60 it also satisfies the album limit, since three plays of the artist can be at most three from one album.

The words "really kept" carry the weight. A breakable rule of 60 minutes that gives way at night is no protection. If you need it for the stream, put an unbreakable floor of 45 minutes under it, and check first that it is possible for artists in power: [half a turnover is the ceiling](/blog/how-wide-can-artist-separation-be).

## The two gaps

**Compilations.** A soundtrack puts many artists on one album, and it counts as one album: three songs. Artist separation can''t see that. A popular soundtrack in gold can place four tracks in three hours with four different names on them. You need the album field, filled in consistently, and a rule that reads it.

**Specials.** Album sides, artist weekends and tribute hours often break the limits by design. Three songs in a row from one album is one too many for the stream, however good the radio.

For programs like that there are three honest ways: stream something else for those hours if your system allows it, obtain permission, or build the special so that it fits.

## A tribute that fits

Four songs by one artist fit in three hours. So put one in each hour and keep the fourth in reserve for the moment the morning show wants another. This clock carries one spotlight position, always at the same place, with room to announce it:

```clock
0:12 | ID | Legal ID
3:36 | A | Power
3:50 | R | Recurrent
0:08 | SW | Sweeper
3:24 | B | Secondary
4:06 | G | Gold
3:30 | C | New
0:30 | VT | Tease the spotlight artist
4:30 | SPOT | Stopset one
3:40 | A | Power
4:12 | G | Spotlight artist
0:08 | SW | Sweeper
3:28 | B | Secondary
3:45 | R | Recurrent
3:31 | A | Power
0:20 | VT | Backsell
4:30 | SPOT | Stopset two
3:38 | A | Power
0:08 | SW | Sweeper
4:54 | G | Gold
4:00 | R | Recurrent
```

Twelve other songs surround each spotlight. Over a weekend of 48 hours that makes 48 appearances, plenty for a feature, with never more than three in any window as long as the position holds its place. If the artist also has songs in other categories, rest those for the weekend, or the reserve is used up without your noticing.

## The fields that keep you reportable

The same license asks for reports of use, and the columns resemble those in your scheduler: featured artist, title, then ISRC, or album and label. Missing albums therefore cost you twice, once in the report and once because the album limit can''t be checked.

Three habits help:

1. Fill in album, label and ISRC when the song is added. It takes a minute then and ten later.
2. For a song taken from a compilation, enter the album the audio really came from.
3. Credit the featured artist in the display field and use [keywords](/blog/artist-keywords-for-features) for separation, so reports stay clean.

## This week

Take the busiest artist of last Saturday. List the start times on the stream, then slide a three-hour window from play to play and write the count beside each. Do the same for one soundtrack in your gold. If both stay inside the table, you have a process that works; write it down. If not, [talk to us](/contact) about the rule before the next tribute weekend.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('d8e749d9-ff0f-5338-a3fb-00b3f660ce21', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('d8e749d9-ff0f-5338-a3fb-00b3f660ce21', '06f5ea18-7ea2-5c46-ab87-791781a91941') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('d8e749d9-ff0f-5338-a3fb-00b3f660ce21', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('d8e749d9-ff0f-5338-a3fb-00b3f660ce21', '661bd846-f29d-545f-abcf-5e60d15d0982') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '94d3ec20-7512-50d3-a492-1eddb390d6b1', 'Tempo is not mood, so code them apart', 'tempo-is-not-mood',
  'A song at 71 beats a minute can feel fast, and a quick one can be heartbroken. Two short scales, coded by one person, give your flow rules something true to work with.',
  'tempo-is-not-mood.webp', 'published',
  '2026-09-21T13:00:00Z', '2026-09-21T13:00:00Z',
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'Ask three people in the building to code the tempo of a hip-hop track that measures 71 beats a minute. One writes slow, because 71 is a small number. One writes fast, because the hi-hats run at double time. One writes medium and goes to lunch. Your tempo rule now works with three opinions.

Half of the confusion is about counting. The other half comes from asking one code to describe two things: how quickly a song moves, and how it makes you feel.

## Two questions, two columns

**Tempo** answers: how fast does this feel when I tap my foot?
**Mood** answers: is it sad or happy?

They are independent. A waltz-like ballad can be blissful. A breakup song can run at 128. If a single code has to cover both, the rule against "two slow ones in a row" will also block happy mid-tempo songs that someone marked low because the lyric hurt.

## A tempo scale that holds

| Code | Feel | BPM as a first guess |
|---|---|---|
| 1 | Slow | up to 79 |
| 2 | Medium slow | 80 to 94 |
| 3 | Medium | 95 to 114 |
| 4 | Medium fast | 115 to 129 |
| 5 | Fast | 130 and up |

The BPM column is where you begin. Software often hears half or double of what a listener taps: 71 can be 142, and 142 can be 71. So measure first, then listen for 20 seconds from the first chorus and let the foot decide. If you tap at 142, the song is a 5, whatever the file says.

If five steps feel like too many for your library, use three: slow up to 89, medium 90 to 119, fast from 120. A three-step code that everyone trusts beats a five-step code with blanks.

## A mood scale that stays small

Use 1 for sad, 5 for happy, 3 for anything you would argue about. Code the sound first and the lyric second, since the sound reaches people before the words do. Leave out angry, nostalgic, sexy and quirky. They are real, and they belong in sound codes, added one at a time when a rule needs them.

## What it looks like on the air

Six songs from one afternoon:

```log
15:20:00 | A | Northbound | The Paper Lanterns | 3:36
15:23:36 | R | Half-Empty Carnival | Vesper Lane | 3:22
15:26:58 | B | Kitchen Radio | Marlowe & the Tides | 3:24
15:30:22 | G | Sunday Coat | Tobias Wren | 4:10
15:34:32 | A | Double Time | Lena Marrow | 2:58
15:37:30 | C | Porchlight | Delphine Oakes | 3:31
```

| Song | BPM in the file | Tempo | Mood |
|---|---|---|---|
| Northbound | 124 | 4 | 4 |
| Half-Empty Carnival | 132 | 5 | 1 |
| Kitchen Radio | 104 | 3 | 5 |
| Sunday Coat | 76 | 1 | 4 |
| Double Time | 71 | 5 | 3 |
| Porchlight | 88 | 2 | 2 |

Read the tempo column alone and the middle of the set looks rough: 3, then 1, then 5. Read the mood column: 4, 1, 5 at the start is the real jolt, a sad song wedged between two bright ones. Different fault, different cure. With one blended code you would see neither.

The jump from *Sunday Coat* to *Double Time* is four steps of tempo. Segue protection would catch it, but only if *Double Time* carries a 5. Left at 71 and coded by number, it would look like the second of three slow songs, and the rule would object to a run that nobody can hear.

## Rules to start with

- Tempo: no more than two songs coded 1 or 2 in a row.
- Tempo: no jump of three steps or more between neighbors.
- Mood: never a 1 next to a 5.
- Mood: no more than three of the same code in a row.
- After a stopset: a tempo of 3 or better to reopen.

Make all of these breakable. They describe flow, and flow can give way to rotation. Add them one at a time, schedule a day, look at what moved.

## One pair of ears

The most valuable rule is for people. One person codes, ideally over a few days, with a reference song for each step posted beside the screen. At 20 seconds a song, 600 titles take 3 hours and 20 minutes of listening. Split it into five sittings of 40 minutes; judgment tires sooner than patience.

When that person leaves, the reference songs stay. The next coder starts by listening to the five of them.

If nobody has the hours, coding is part of our [library service](/services), and the Music Attribute Tagger among the [tools](/tools) can prepare the BPM column for you. The feel still needs a human.

## This week

Choose five reference songs for tempo and five for mood from your own power and gold. Then recode only the power category against them. It is a few dozen songs at most, and it is the part of the library listeners hear the most.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('94d3ec20-7512-50d3-a492-1eddb390d6b1', 'f4a0db3b-7d81-5ad6-ab98-e26a51421ded') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('94d3ec20-7512-50d3-a492-1eddb390d6b1', 'f56c9ffe-481e-5126-a64d-181b135ad1a0') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('94d3ec20-7512-50d3-a492-1eddb390d6b1', '661bd846-f29d-545f-abcf-5e60d15d0982') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  'a9235b7c-6eb7-5a51-aace-48180aa97b00', 'What the three-minute quarter-hour changes in your clock', 'three-minute-quarter-hour-clock',
  'Since January 2025, three minutes of listening earn a quarter-hour in PPM markets instead of five. What that does to stopset placement, and what it leaves alone.',
  'three-minute-quarter-hour-clock.webp', 'published',
  '2026-10-08T13:00:00Z', '2026-10-08T13:00:00Z',
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'For decades, clocks in rated markets were drawn around one figure: five minutes inside a clock quarter-hour. In the US markets that Nielsen measures by PPM, the figure has been three since January 2025. The minutes need not be consecutive. Diary markets keep five.

That is a change in how listening is counted. It makes no song better or worse. It does move a few lines on the wheel, and it is worth knowing which.

## What stays the same

The quarter-hours still begin at :00, :15, :30 and :45. A listener who arrives at 7:12 and leaves at 7:18 used to earn nothing, for six minutes of listening. Now the same visit holds three minutes on each side of :15, right on the threshold of both quarters. Crediting has edit rules of its own, so ask your ratings representative before you plan around the exact minute.

## The classic clock, reread

Many clocks in PPM markets place two stopsets across :15 and :45, so that every quarter keeps enough music to reach the threshold. Here is one with 13 songs and ten minutes of spots:

```clock
0:12 | ID | Legal ID
3:30 | A | Power
0:08 | SW | Sweeper
3:50 | R | Recurrent
3:40 | B | Secondary
0:40 | VT | Backsell and tease
5:00 | SPOT | Stopset one
3:40 | A | Power
0:08 | SW | Sweeper
4:00 | G | Gold
3:32 | C | New
3:40 | B | Secondary
0:10 | SW | Sweeper
3:30 | A | Power
3:40 | R | Recurrent
3:20 | G | Gold
0:20 | VT | Tease
5:00 | SPOT | Stopset two
3:40 | A | Power
0:08 | SW | Sweeper
3:32 | C | New
0:10 | SW | Sweeper
4:30 | G | Gold
```

Stopset one runs from :12 to :17. Think of a listener who leaves when it starts.

- With five minutes, that person had to arrive by :07 to count.
- With three, arriving by :09 is enough.

Now the one who comes in as stopset one ends, at :17. Five minutes were complete at :22, well into the second song. Three are complete at :20, before the power is over.

This is the useful way to see it: **one whole song of three minutes or more, heard inside a quarter-hour, now does the job that took a song and a half.** A song that runs across :30 splits its minutes between two quarters and may finish neither. In the clock above only one does that, the secondary that starts at :28.

## Three things worth changing

**Reopen with a song people know.** After a stopset, some listeners will judge the station by one song. Power or recurrent belongs there. New music is safer in second position.

**Check the songs on the boundaries.** Add up the runtimes and mark which record crosses :00, :15, :30 and :45. If it is regularly a power, shift a sweeper or trade places with a shorter song. A few days of logs will show you the pattern.

**Shorten the talk before the stopset.** Forty seconds of backsell come out of a quarter that is about to give minutes to spots. Twenty seconds with one good tease often do the same work.

## An alternative that five minutes made awkward

A stopset may also sit inside a quarter, as long as enough remains behind it. For someone who tunes in after the spots to earn that quarter, they used to have to end ten minutes into it; now twelve will do. This version has the same ten minutes of spots:

```clock
0:12 | ID | Legal ID
3:30 | A | Power
3:50 | G | Gold
0:08 | SW | Sweeper
3:20 | B | Secondary
3:30 | R | Recurrent
3:20 | R | Recurrent
3:00 | C | New
0:10 | VT | Tease
5:00 | SPOT | Stopset one
3:40 | A | Power
0:10 | SW | Sweeper
3:20 | B | Secondary
3:50 | G | Gold
3:30 | A | Power
0:08 | SW | Sweeper
3:02 | C | New
3:30 | R | Recurrent
3:30 | B | Secondary
0:20 | VT | Tease
5:00 | SPOT | Stopset two
4:00 | A | Power
```

Stopset one ends at :26 and leaves four minutes before :30. Stopset two ends at :56 and leaves four as well. The first and third quarters carry no commercials at all. The price is plain: the other two carry all ten minutes, and the end of each rests on a single power song, because no second one fits.

Neither clock is right for every station, and a busy morning show may decide for you. If your signal is measured by diary, keep five minutes in mind and leave the wheel alone.

## This week

Print one weekday hour as it really aired. Draw four lines at the quarters, write the music minutes in each, and circle every song that crosses a line. If one quarter has fewer than two complete songs, move one element and look again. Our [clock and grid service](/services) does this for all 168 hours of the week; one hour by hand will tell you whether you need it.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('a9235b7c-6eb7-5a51-aace-48180aa97b00', '06f5ea18-7ea2-5c46-ab87-791781a91941') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('a9235b7c-6eb7-5a51-aace-48180aa97b00', '094bd8db-7e04-5936-a5ba-dbfcc2a00e2d') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '9d580643-0134-5dc3-a2c1-c76bb2338608', 'Too many unbreakable rules, and what the holes tell you', 'too-many-unbreakable-rules',
  'An unscheduled position is the scheduler''s most honest message. How to read where the holes fall, find the rule behind them, and decide which few rules deserve to be unbreakable.',
  'too-many-unbreakable-rules.webp', 'published',
  '2026-10-29T13:00:00Z', '2026-10-29T13:00:00Z',
  '61397e58-0103-5706-a2f7-18779aa4c9b7',
  'An unbreakable rule gives the scheduler one instruction: leave the position empty rather than do this. When a log comes back with holes, the software has done as it was told. Fill them by hand, and you break every morning the rule you called unbreakable.

Read the holes first.

## An hour with two messages

```log
07:00:00 | ID | Legal ID | | 0:12
07:00:12 | A | Northbound | The Paper Lanterns | 3:36
07:03:48 | R | Slow Weather | Ada Quill | 3:54
07:07:42 | B | UNSCHEDULED | | 3:30
07:11:12 | SW | Sweeper | | 0:08
07:11:20 | A | Neon Orchard | Saint Avenue | 3:18
07:14:38 | SPOT | Stopset | | 5:00
07:19:38 | R | Half-Empty Carnival | Vesper Lane | 3:22
07:23:00 | G | Long Way From Tulsa | June Hollis | 4:12
07:27:12 | B | UNSCHEDULED | | 3:30
07:30:42 | A | Ladder to the Roof | Delphine Oakes | 3:41
```

Both holes are in category B, both in AM drive. If the rest of the day is full, the general rules are innocent. Something is different about B in the morning.

## Where the hole falls points to the cause

| Pattern | Likely cause |
|---|---|
| Same position, every day | The clock asks for something the category can''t give there |
| One category, one daypart | Daypart restrictions |
| One category, all day | Minimum rest too close to the turnover |
| Late in the order of scheduling | Earlier categories took all the legal neighbors |
| Scattered, different daily | Too many rules at once |

In our case B has 20 songs, and it plays twice an hour. AM drive is four hours, so it needs eight B songs. Twelve of the 20 are dayparted out of the morning. Eight songs remain for eight positions: every one of them must play every morning. Only a perfect shuffle fills that. Add an unbreakable rule against a song returning in the same hour the next day, and one artist standing too close is enough to leave a hole.

Tuning rules hardly helps. Open some songs to the morning, or give AM drive one B an hour.

## How quickly candidates run out

Suppose each unbreakable rule lets three songs out of four through, and suppose, to keep it simple, that the rules act independently. For a category of 20:

| Unbreakable rules | Share that passes all | Candidates left of 20 |
|---|---|---|
| 1 | 75% | 15 |
| 3 | 42% | 8.4 |
| 5 | 24% | 4.7 |
| 8 | 10% | 2.0 |

Eight reasonable rules, and two songs are left. One of the two will probably be by an artist who played half an hour ago. In practice rules overlap, so the numbers differ, but the direction doesn''t.

There is a second cost, harder to see. When only two candidates fit, they get the position whether or not it is their turn. Some songs gather extra spins, others wait.

## What deserves to be unbreakable

Ask of each rule: would I rather have no song at all? At most stations the honest list is short.

- **The same song within its minimum rest**, set well below the turnover. Half is a common starting point for slower categories.
- **The same artist within a short floor**, about 30 minutes, by keyword.
- **Restrictions of content**, such as titles that must not run when children are listening.

Nearly everything else states a preference: tempo, mood, era, sound codes, gender, the wider artist distance, day offset. Make it breakable, and put the preferences in order of how much a listener would notice. Goal-based scheduling, as in GSelector, goes a step further: it scores the candidates where older methods only pass or fail them. The thinking is the same.

## Finding the guilty rule

1. Choose one day and save its log.
2. Note the unscheduled count.
3. Make one unbreakable rule breakable. Schedule the same day again, from the same history.
4. Write down the new count, restore the rule, go on to the next.

Eight rules make eight runs, about an hour of work. Usually one or two rules account for most of the holes. It also tends to help when small and heavily restricted categories are scheduled first, while the hour is still open.

If the count hardly moves whatever you switch off, the trouble is supply: too few songs for the positions. Then it belongs to the [clock and the category counts](/blog/24-songs-once-an-hour), and rules can''t help.

## What to do at five to six

Sometimes the hole has to be filled now. Do it by hand, and write down which rule you broke. After two weeks the list of broken rules is your to-do list. If the same one appears ten times, the station has voted.

## This week

Count last week''s unscheduled positions by category and by daypart; paper is enough. Take the fullest cell, list the songs allowed there, and compare with the positions required. This is also a standard exercise in our [one-on-one training](/services), done on your own rules and your own log.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('9d580643-0134-5dc3-a2c1-c76bb2338608', 'c1bdfc1d-af91-5a89-a700-a9311ae54e57') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('9d580643-0134-5dc3-a2c1-c76bb2338608', 'c87af2da-4f18-56b5-a815-df347cd77aad') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('9d580643-0134-5dc3-a2c1-c76bb2338608', '7b7058b8-c7a8-5705-a40e-1e6c1fa57a73') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('9d580643-0134-5dc3-a2c1-c76bb2338608', 'cab654b1-9aa4-5304-acb3-2ea804f2eee5') on conflict do nothing;

insert into public.blog_posts (
  id, title, slug, excerpt, featured_image, status, published_at, created_at, author_id, content
) values (
  '2a654b90-9183-5a85-ac63-121f6628c43a', 'Voice tracks that hit the post, from seconds to words', 'voice-tracks-that-hit-the-post',
  'Turn the intro time in your log into a word budget, so that a voice track ends as the vocal begins. A table, a worked break and four places where the talk should stay off.',
  'voice-tracks-that-hit-the-post.webp', 'published',
  '2026-11-09T14:00:00Z', '2026-11-09T14:00:00Z',
  '36bfaae4-0fa1-5f59-a917-f01cad13bdfe',
  'A talk-up has one hard limit: the first word of the vocal. Live, you see the countdown and adapt. In a voice track you write for a clock that runs hours later, so the fitting has to happen on paper.

## The budget

1. Take the intro time, the ramp, from the log.
2. Subtract half a second, so the last word clears the vocal.
3. Multiply by 2.5 words a second.

Two and a half words a second is 150 words a minute, a relaxed radio pace. Styles range from about 140 to 200. Measure your own: read a hundred words from a finished break, time it, divide.

| Ramp | Time to talk | Words |
|---|---|---|
| 6 s | 5.5 s | 13 |
| 8 s | 7.5 s | 18 |
| 10 s | 9.5 s | 23 |
| 14 s | 13.5 s | 33 |
| 18 s | 17.5 s | 43 |
| 22 s | 21.5 s | 53 |

Count words as they are spoken. "8:20" is two words as "eight twenty" and three as "twenty past eight". "99.5" is four: ninety nine point five. A frequency and a time together eat a quarter of a ten-second ramp.

Below six seconds, don''t write a sentence. Station name and artist, and out. Ask for the intro to be checked by ear before you write the rest; a ramp copied from the wrong version is a common reason for a stepped-on vocal.

## A break that fits

The next song has a 14-second ramp, so 33 words is the ceiling. Here are 30, with [Station] standing in for a one-word name:

> [Station], and that was Ada Quill with Slow Weather. Still to come, something from Juniper Static you may not have heard yet. Right now, here are the Paper Lanterns: Northbound.

One thought back, one tease, one thought forward. The tease names an artist and leaves the title for later. The last word is the title, so a fraction of a second lost or gained does no harm.

If the meter says 36 words, cut a clause. Reading faster is audible.

## Where it lives in the log

```log
10:20:00 | R | Slow Weather | Ada Quill | 3:54
10:23:54 | A | Northbound | The Paper Lanterns | 3:36
10:27:30 | B | Copper Wire | Odd Lighthouse | 3:33
10:31:03 | VT | Tease into the stopset | | 0:16
10:31:19 | SPOT | Stopset | | 4:30
10:35:49 | A | Neon Orchard | Saint Avenue | 3:18
10:39:07 | G | Tall Grass | Copper Meridian | 4:06
10:43:13 | SW | Sweeper | | 0:08
10:43:21 | C | Two Keys | Mara Castellan | 3:27
```

Look for the break we just wrote: it has no row. It rides on the intro of *Northbound* and costs the hour nothing. The track before the stopset has a row of its own, because it plays in the clear, and its 16 seconds belong in the clock. Mixing up the two kinds is how a voice-tracked hour ends half a minute late.

For that dry track the budget is plain: 16 seconds × 2.5 = 40 words. Nothing follows that can be stepped on, so no half second is taken off.

## Four places to stay off

- **A cold ending.** If the song ends cold, let it end. Talk after it, never over the last line.
- **The quiet record.** A soft piano intro of 18 seconds is not an invitation to use all 18.
- **Inside a stopset.** Tease before it, pay off after it.
- **Twice in a row.** Two information breaks on neighboring songs sound like a meeting. Keep a song or a sweeper between them.

## What a track can know

You are recording in the afternoon for tomorrow morning. So say only what the log knows: the song before, the song after, the station, the show. Leave out weather, traffic and anything that pretends to be live. Clock times are fine when the element is scheduled and the hour runs within two minutes of plan; otherwise write the break without one, and it stays usable if the log moves.

In US radio the legal ID belongs as near the top of the hour as a natural break allows, and its form is fixed: call letters, then the city of license. Only the licensee''s name, the frequency, the channel number or the network affiliation may stand between the two. Keep slogans outside it.

## Writing an hour in a sitting

Number the breaks, write the budget beside each, then write all of them before you open the microphone. Vary the entrance: a name, a title, a half-sentence, the station.

Record in order. Play the last ten seconds of each song before you speak, so your level and mood match what the listener has just heard.

## This week

Take one hour of your log. Write the ramp and the word budget beside every song that gets a break, then compare with what you actually said last time. Mark the ones that were over. The AI voicetracking tool on our [tools page](/tools) does the counting, and [training](/services) covers the delivery. If the intro column itself is doubtful, [clean the library](/blog/spring-clean-the-library) first.'
) on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('2a654b90-9183-5a85-ac63-121f6628c43a', 'c87af2da-4f18-56b5-a815-df347cd77aad') on conflict do nothing;

insert into public.blog_post_categories (post_id, category_id)
values ('2a654b90-9183-5a85-ac63-121f6628c43a', '08884f34-b3b7-58cf-af84-9d28faeb5b0b') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2a654b90-9183-5a85-ac63-121f6628c43a', '76b0e4f2-20ce-57ad-a652-2f006052bf5b') on conflict do nothing;

insert into public.blog_post_tags (post_id, tag_id)
values ('2a654b90-9183-5a85-ac63-121f6628c43a', '094bd8db-7e04-5936-a5ba-dbfcc2a00e2d') on conflict do nothing;

