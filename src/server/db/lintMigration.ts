/** Checks that a migration uses only what every engine supports: embedded, any PostgreSQL, and those that share tables among machines. */
import type { Migration } from './migrate';

/** Words that no step may use, and why. */
const forbidden: [pattern: RegExp, reason: string][] = [
  [
    /\bcreate\s+sequence\b|\b(small|big)?serial\b|\bas\s+identity\b|\bnextval\b/i,
    'no sequences: numbers without gaps are counter rows, keys are UUIDs of the app',
  ],
  [/\bpg_(try_)?advisory_/i, 'no advisory locks: lock a row'],
  [/\b(un)?listen\b|\bnotify\b|\bpg_notify\b/i, 'no LISTEN or NOTIFY'],
  // An array of keys may begin empty.
  [/\buuid\b(?!\[\])[^,]*\bdefault\b|\bgen_random_uuid\b|\buuid_generate/i, 'keys are made by the app: no default on a uuid'],
  [/\bconcurrently\b/i, 'no CONCURRENTLY: it leaves a broken index when cut off'],
];

const makes =
  /^(create\s+(table|unique\s+index|index|extension|schema)|alter\s+table\s+\S+\s+add\s+column|drop\s+\w+|alter\s+table\s+\S+\s+drop\s+(column|constraint))\b/i;
const hasGuard = /\bif\s+(not\s+)?exists\b/i;
/** What may run twice without a guard. */
const repeatable =
  /^(grant|revoke|create\s+or\s+replace\s+(view|function|trigger)\b|insert\s[\s\S]*\bon\s+conflict\b|update|comment\s+on|alter\s+table\s+\S+\s+((enable|force)\s+row\s+level\s+security|alter\s+column))/i;
const block = /^do\s+\$\$[\s\S]*\$\$$/i;

const outsideBlocks = (step: string): string => step.replace(/\$\$[\s\S]*?\$\$/g, '').replace(/'(?:[^']|'')*'/g, '');

function shape(step: string): string[] {
  if (outsideBlocks(step).replace(/;\s*$/, '').includes(';')) return ['one statement per step'];
  if (block.test(step))
    return /\bexception\s+when\b|\bif\b/i.test(step) ? [] : ['a block must be able to run again: catch its duplicate, or ask first'];
  if (repeatable.test(step) || (makes.test(step) && hasGuard.test(step))) return [];
  return ['a step must be able to run again: say `if not exists`, or put it in a block that catches its duplicate'];
}

/** Counts of clients' rows, without any of their values: read with who is asking, before there is a scope (decision 96). */
const counts = new Set(['client_totals']);

/** A tenant's table, which no other tenant may see into; rows that go with their entity (a join) are reached through it only. */
function tenancy(steps: string): string[] {
  return [...steps.matchAll(/create table if not exists (\w+) \((.*)\)$/gm)].flatMap(([, table = '', columns = '']) => {
    if (counts.has(table) || !/\bentity_id uuid not null\b(?! references entities on delete cascade)/.test(columns)) return [];
    const faults: string[] = [];
    if (!/primary key \([^)]*\bentity_id\b/.test(columns)) faults.push(`${table} must have entity_id in its primary key`);
    for (const verb of ['enable', 'force']) {
      if (!new RegExp(`alter table ${table} ${verb} row level security`, 'i').test(steps))
        faults.push(`${table} must ${verb} row level security`);
    }
    if (!new RegExp(`create policy \\w+ on ${table}\\b`, 'i').test(steps)) faults.push(`${table} must have a policy`);
    return faults;
  });
}

/** Every rule that a migration breaks, as sentences; none when it is fit for all engines. */
export function lintMigration({ name, up }: Migration): string[] {
  const perStep = up.flatMap((step) => {
    const faults = [...shape(step.trim()), ...forbidden.filter(([pattern]) => pattern.test(step)).map(([, reason]) => reason)];
    return faults.map((fault) => `${name}: ${fault}: ${step.trim().slice(0, 80)}`);
  });
  const flat = up.map((step) => step.replace(/\s+/g, ' ').trim()).join('\n');
  return [...perStep, ...tenancy(flat).map((fault) => `${name}: ${fault}`)];
}
