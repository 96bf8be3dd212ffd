/** Which modules go into files that several pages share. */
import type webpack from 'webpack';

type InChunks = {
  readonly chunkGraph: { getModuleChunksIterable(module: webpack.Module): Iterable<{ name?: string | null | undefined }> };
};

/** Whether enough of the chunks that a module is in are called so. */
const among =
  (name: RegExp, least = 1) =>
  (module: webpack.Module, { chunkGraph }: InChunks) =>
    [...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => name.test(chunk.name ?? '')).length >= least;

const [inFrame, inForm, inForms, inList, inLists, inSeveral] = [
  among(/^dashboard-frame$/),
  among(/-form$/),
  among(/-form$/, 3),
  among(/-list$/),
  among(/-list$/, 3),
  among(/./, 2),
];
/** The sign-in page comes before any list or form: what it shares with them stays out of their files. */
const inPublic = among(/^(auth-frame|login)$/);
/** What a public page needs too is fetched with that page alone. */
const inSite = among(/^site(-|$)/);
/** The filters of a list have the inputs of a form within; of what else there is, a question in a dialog has the least. */
const inFilters = among(/^filter-panel$/);
const inQuestion = among(/^confirm-dialog$/);

/** A list's table comes with its rows, long before any form. */
const inTable = among(/^data-table$/);
/** What forms share, and nothing that is fetched before them has. */
const ofForms = (module: webpack.Module, graph: InChunks) =>
  inForms(module, graph) && ![inSite, inPublic, inFrame, inTable, inList].some((earlier) => earlier(module, graph));

/** Words of the areas: a file `words.<language>.ts` beside the screens of a resource. */
const resourceWords = /[\\/]areas[\\/]([\w-]+)[\\/]screens[\\/]\w+[\\/]words\.(id|en)\.ts$/;

/** What an area's chunk holds: its declarations, and the store's modules of them. */
const areaModules =
  /[\\/](?:shared[\\/]areas[\\/]\w+[\\/](?:resources[\\/]\w+|index)|client[\\/]areas[\\/]\w+[\\/](?:modules|flows[\\/]\w+))\.ts$/;
const areaOf = (file: string | null): string => /areas[\\/](\w+)/.exec(file ?? '')![1]!;

/**
 * What pages share, in few files: a mobile network takes longer for a dozen small ones than for their bytes.
 * `material` comes with the dashboard, `fields` with lists and forms, `lists` with lists: what three lists need, so that what is one
 * resource's own stays with its pages; a form adds `dialogs`, `inputs` and `forms`, of which
 * a question needs the first and the filters of a list the first two. The styles of all these, and their words, are together.
 */
const ofPages = {
  material: {
    test: (module: webpack.Module, graph: InChunks) =>
      inFrame(module, graph) &&
      !inPublic(module, graph) &&
      !inSite(module, graph) &&
      (inSeveral(module, graph) || /node_modules/.test(module.nameForCondition() ?? '')),
    priority: 12,
  },
  fields: {
    test: (module: webpack.Module, graph: InChunks) =>
      !inSite(module, graph) && !inPublic(module, graph) && inLists(module, graph) && inForm(module, graph) && !inFrame(module, graph),
    priority: 11,
  },
  lists: {
    test: (module: webpack.Module, graph: InChunks) =>
      !inSite(module, graph) && !inPublic(module, graph) && inLists(module, graph) && !inFrame(module, graph),
    priority: 10,
  },
  dialogs: {
    test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph) && inQuestion(module, graph),
    priority: 9,
  },
  inputs: {
    test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph) && inFilters(module, graph),
    priority: 8,
  },
  forms: { test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph), priority: 7 },
  styles: {
    type: 'css/mini-extract',
    test: (module: webpack.Module, graph: InChunks) => !inSite(module, graph) && (inFrame(module, graph) || inLists(module, graph)),
    priority: 13,
  },
  wordsId: { test: /[\\/]locales[\\/]id[\\/](grid|form)\.ts$/, priority: 10 },
  wordsEn: { test: /[\\/]locales[\\/]en[\\/](grid|form)\.ts$/, priority: 10 },
};

/** The groups of webpack's `splitChunks`, by the name of the file that each becomes. */
export const cacheGroups = {
  ...Object.fromEntries(
    Object.entries(ofPages).map(([name, group]) => [name, { ...group, name, chunks: 'async', enforce: true } as const]),
  ),
  // The words of the resources of one area together: they are small, and one reads them one after the other.
  resourceWords: {
    test: resourceWords,
    name: (module: webpack.Module) => {
      const [, area, language] = resourceWords.exec(module.nameForCondition() ?? '') ?? [];
      return `words-${area}-${language}`;
    },
    chunks: 'async',
    priority: 10,
    enforce: true,
  },
  // The declarations and store modules of one area together, whichever page needs one of them.
  areas: {
    test: areaModules,
    name: (module: webpack.Module) => `declarations-${areaOf(module.nameForCondition())}`,
    chunks: 'async',
    priority: 40,
    enforce: true,
  },
  // What every error says: fetched beside the words that all screens share, and no part of what is needed to begin.
  errors: {
    test: /[\\/]src[\\/]shared[\\/]errors\.ts$/,
    name: 'errors',
    chunks: 'async',
    priority: 30,
    enforce: true,
  },
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial',
    priority: 20,
    enforce: true,
  },
  // Beside the editor rather than in it: both are fetched at once, and either changes without the other.
  sanitiser: {
    test: /[\\/]node_modules[\\/](sanitize-html|htmlparser2|entities|dom(-serializer|elementtype|handler|utils)|parse-srcset)[\\/]/,
    name: 'sanitiser',
    chunks: 'async',
    enforce: true,
  },
} as const;
