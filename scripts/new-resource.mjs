// `npm run new:resource -- AREA/NAME [/PATH]`: writes a resource: its declaration, its words and its table. Then runs the check and says what only a person can decide.
// `--show` adds a page that shows one record; `--of entity` makes it a clinic's own, under row-level security. `--no-check` only writes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarationFile, newFiles, wordsFile } from './resource/files.mjs';
import { newLines } from './resource/lines.mjs';
import { nameFault, namesOf } from './resource/names.mjs';
import { ensureInstalled, npm, root } from './setup.mjs';

const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
const at = (file) => path.join(root, file);

const wantedWords = ['--no-check', '--path', '--show', '--of'];

/** What was asked for. npm keeps `--path` to itself unless `--` comes first, so the word after it is enough. */
function asked(words) {
  const of = words.indexOf('--of');
  const owner = of < 0 ? words.find((word) => word.startsWith('--of='))?.replace('--of=', '') : words[of + 1];
  const rest = words.filter((word, at) => !word.startsWith('--of=') && (of < 0 || at !== of + 1));
  const plain = rest.filter((word) => !word.startsWith('--') || word.startsWith('--path=')).map((word) => word.replace('--path=', ''));
  const strange = rest.filter((word) => word.startsWith('--') && !wantedWords.includes(word) && !word.startsWith('--path='));
  const isClear =
    plain.length >= 1 && plain.length <= 2 && strange.length === 0 && [undefined, 'entity'].includes(owner) && (of < 0 || owner);
  if (!isClear)
    throw new Error('Say what it is called: npm run new:resource -- catalogue/price-list [/price-lists] [--show] [--of entity]');
  return {
    names: namesOf(...plain),
    wanted: { isShown: words.includes('--show'), isOfClient: owner === 'entity' },
    check: !words.includes('--no-check'),
  };
}

/** The number of the next migration, four digits. */
function nextNumber() {
  const numbers = readdirSync(at('src/server/db/migrations')).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Writes everything, or, where one thing isn't as expected, nothing. @returns the files written */
function write(names, number, wanted) {
  const files = newFiles(names, number, wanted);
  const there = Object.keys(files).find((file) => existsSync(at(file)));
  if (there) throw new Error(`${there} exists already. Nothing was written.`);
  const changed = Object.entries(newLines(names, number, wanted)).map(([file, change]) => [
    file,
    change(file, readFileSync(at(file), 'utf8')),
  ]);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text, { flag: 'wx' });
  }
  for (const [file, text] of changed) writeFileSync(at(file), text);
  return [...Object.keys(files), ...changed.map(([file]) => file)];
}

/** Types, lint and format, with what they print shown. */
async function runCheck() {
  await ensureInstalled();
  const [program, words] = npm();
  // On Windows npm is a script, which needs a shell.
  const shell = process.platform === 'win32' && program === 'npm';
  process.exitCode = spawnSync(program, [...words, 'run', 'check'], { cwd: root, stdio: 'inherit', shell }).status ?? 1;
  say('', process.exitCode === 0 ? 'Types, lint and format are in order.' : 'What must be corrected first is named above.', '');
}

const whose = ({ isOfClient }) =>
  isOfClient
    ? [
        '  which feature it belongs to (now `services`), in the declaration: a client that has not bought that feature does not see it',
        '  what each role of a clinic may do: `roles` in the declaration. Now the administrator may do everything, and the other roles nothing; the owner may always do everything',
      ]
    : [
        '  who may do what: `access` in the declaration, and what creators and members hold, in src/server/db/seed/roles.ts;',
        '    admins may do everything, and test/client/app/pagesByRole.test.ts lists the pages of each role',
        '  that its rows are of no client: test/server/db/rowLevelSecurity.test.ts names its table; a clinic’s own is written with --of entity',
      ];

const left = (names, number, wanted) => [
  'It has a list, a form, a menu entry and permissions already. What only you can decide:',
  `  its Indonesian name (now “${names.one}”), in ${declarationFile(names)}, and its Indonesian words, in ${wordsFile(names, 'id')}`,
  `  its attributes: in the declaration, in both files of words, and as columns in src/server/db/migrations/${number}_${names.table}.ts`,
  ...whose(wanted),
  ...(wanted.isShown
    ? [
        '  what its page shows in addition to all that is declared: `own: ["show"]`, a screen of the parts in src/client/kit/resource/show, and its line in src/client/app/screens.ts',
      ]
    : []),
  '  the address of its pages and their group in the menu: `pages` in the declaration',
  '  its icon, in src/client/ui/resourceIcons.ts; without one it has the icon of a page',
];

try {
  const { names, wanted, check } = asked(process.argv.slice(2));
  const fault = nameFault(root, names);
  if (fault) throw new Error(fault);
  const number = nextNumber();
  say(...write(names, number, wanted).map((file) => `  ${file}`), '');
  if (check) await runCheck();
  say(...left(names, number, wanted));
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
