/**
 * An ESLint rule: a folder of src/client or src/server imports only what the arrows in ARCHITECTURE.md say.
 *
 * A row of the block `arrows` is `client: site, app → ui, services`; `nothing` stands for no arrow. A name is a folder or a file of that
 * world, without its ending; the longest name that fits a file is the one that counts. `areas/*` stands for every area. Every folder may import src/shared, except a part of
 * it that a row names: that is for those rows only. Imports of types are allowed everywhere inside a world.
 *
 * An area is a folder of `areas`. Others import its `index` only; the files directly in `areas` put areas together and may reach into them,
 * and so may an `import()`, because a screen that is loaded later has an address of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORLDS = ['client', 'server'];
/** The files that put the areas together. */
const ASSEMBLY = ['client/areas', 'server/areas'];
const ROW = /^(client|server): ([^→]+) → ([^→]+)$/;

/** The rows of an area's pages: they count as the list of all pages. */
const ROUTES_OF_AREA = /^shared\/areas\/[^/]+\/routes/;
const EVERY_AREA = 'areas/*';
const AREA = /^(client|server)\/areas\/[^/]+$/;
const isInAreas = (place) => AREA.test(place);

const namesIn = (list) => list.split(',').map((name) => name.trim());
const placeOf = (world, name) => (name.startsWith('shared/') ? name : `${world}/${name}`);

/** All folders and TypeScript files below src, as `client/app/router`. */
function placesBelow(folder, prefix = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return [name, ...placesBelow(path.join(folder, entry.name), `${name}/`)];
    return /\.tsx?$/.test(name) ? [name.replace(/\.tsx?$/, '')] : [];
  });
}

/**
 * Reads the block of arrows.
 * @param {string} text ARCHITECTURE.md
 * @param {readonly string[]} places every folder and file below src, as `client/app`
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} place → the places it may import
 * @throws Error with everything that is wrong: a line that is no row, a name that does not exist, a folder without a row
 */
export function parseArrows(text, places) {
  const block = /^```arrows\n(.*?)^```$/ms.exec(text)?.[1];
  if (block === undefined) throw new Error('ARCHITECTURE.md has no block of arrows.');
  const arrows = new Map();
  const faults = [];
  const isArea = (place) => isInAreas(place) && places.some((other) => other.startsWith(`${place}/`));
  const known = (place) => (places.includes(place) ? place : (faults.push(`src/${place} does not exist`), place));
  const placesOf = (world, names) =>
    namesIn(names).flatMap((name) =>
      name === EVERY_AREA ? places.filter((place) => place.startsWith(`${world}/`) && isArea(place)) : [known(placeOf(world, name))],
    );
  for (const line of block.split('\n').filter(Boolean)) {
    const [, world, left, right] = ROW.exec(line) ?? [];
    if (!world) {
      faults.push(`"${line}" is not a row`);
      continue;
    }
    const targets = right.trim() === 'nothing' ? [] : placesOf(world, right);
    for (const place of placesOf(world, left)) arrows.set(place, new Set([...(arrows.get(place) ?? []), ...targets]));
  }
  const withoutRow = places.filter((place) => (WORLDS.includes(path.dirname(place)) || isArea(place)) && !arrows.has(place));
  faults.push(...withoutRow.map((place) => `${place} has no row`));
  if (faults.length) throw new Error(`The arrows in ARCHITECTURE.md are wrong: ${faults.join('; ')}.`);
  return arrows;
}

/** The longest of the names that a file is in, or is; undefined for a part of src/shared that no row names. */
const longest = (names, place) =>
  names.filter((name) => place === name || place.startsWith(`${name}/`)).sort((one, other) => other.length - one.length)[0];

/** The file that an import means, as `client/ui/Money`; undefined for a package. */
function targetOf(specifier, from) {
  const written = specifier.replace(/\.tsx?$/, '').replace(/\/$/, '');
  if (written.startsWith('#')) return written.slice(1);
  return written.startsWith('.') ? path.posix.join(path.posix.dirname(from), written) : undefined;
}

const ofTypes = ({ importKind, exportKind, specifiers = [] }) =>
  (importKind ?? exportKind) === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type'));

/** What an import names; of a template only what stands before its first variable. */
const textOf = (source) => source?.value ?? source?.quasis?.[0].value.cooked;

/** The rule, for arrows as `parseArrows` returns them. */
export const arrowsRule = (arrows, src) => {
  const names = [...new Set([...arrows].flatMap(([place, targets]) => [place, ...targets]))];
  const check = (context, from, node) => {
    const text = textOf(node.source);
    const target = typeof text === 'string' && !ofTypes(node) ? targetOf(text, from) : undefined;
    if (target === undefined) return;
    const [place, to] = [longest(names, from), longest(names, target.replace(ROUTES_OF_AREA, 'shared/routes'))];
    if (to === undefined || to === place) return;
    if (!arrows.get(place)?.has(to)) context.report({ node: node.source, messageId: 'refused', data: { place: place ?? from, to } });
    else if (isInAreas(to) && !ASSEMBLY.includes(place) && node.type !== 'ImportExpression' && ![to, `${to}/index`].includes(target))
      context.report({ node: node.source, messageId: 'deep', data: { to } });
  };
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        refused: '{{place}} must not import {{to}}: ARCHITECTURE.md has no such arrow.',
        deep: 'Import {{to}}, not a file inside it: its index says what others may use.',
      },
    },
    create(context) {
      const from = path
        .relative(src, context.filename)
        .split(path.sep)
        .join('/')
        .replace(/\.tsx?$/, '');
      if (!WORLDS.includes(from.split('/')[0])) return {};
      const visit = (node) => check(context, from, node);
      return { ImportDeclaration: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit, ImportExpression: visit };
    },
  };
};

/** The rule with the arrows of this checkout. @param {string} root the project's folder */
export const arrowsOf = (root) => {
  const src = path.join(root, 'src');
  return arrowsRule(parseArrows(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'), placesBelow(src)), src);
};
