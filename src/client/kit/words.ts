/** What a screen says of a resource: the words written next to it, and sentences that follow from its noun. */
import type { AttachedFile } from '#shared/domain/file';
import type { Command, CommandName } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import type { Language } from '#shared/locale';
import { namesOf } from '../ui/namesOf';
import { nounIn } from './nouns';

/** Names known to the compiler: a record without declared names has none. */
type Known<K> = string extends K ? never : Extract<K, string>;
type Stamp = 'created_at' | 'updated_at';
type Named<R extends Resource> = Exclude<Known<keyof R['attributes']>, Stamp> | Known<keyof R['relations']>;
/** The values of a field that takes a few only; never for any other. */
type Choice<F> = F extends { readonly is?: () => infer T }
  ? Extract<NonNullable<T> extends readonly (infer V)[] ? V : NonNullable<T>, string> extends infer V
    ? string extends V
      ? never
      : V
    : never
  : never;
type Choosable<R extends Resource> = {
  [K in Known<keyof R['attributes']>]: [Choice<R['attributes'][K]>] extends [never] ? never : K;
}[Known<keyof R['attributes']>];

/** What one owned line has; never for any other field. */
type LineIn<F> = F extends { readonly is?: () => infer T }
  ? NonNullable<T> extends readonly (infer V)[]
    ? Exclude<Extract<V, object>, AttachedFile>
    : never
  : never;
type OwnedIn<R extends Resource> = {
  [K in Known<keyof R['attributes']>]: [LineIn<R['attributes'][K]>] extends [never] ? never : K;
}[Known<keyof R['attributes']>];
type LineChoice<V> = Extract<NonNullable<V>, string> extends infer S ? (string extends S ? never : Extract<S, string>) : never;
type ChoosableIn<L> = { [K in Known<keyof L>]: [LineChoice<L[K]>] extends [never] ? never : K }[Known<keyof L>];

/** The words of owned lines. `one`: what one line is called, before its number. */
type LineWords<L> = {
  readonly one: string;
  readonly fields: Texts<Known<keyof L>>;
  readonly help?: Partial<Texts<Known<keyof L>>>;
  readonly choices?: { readonly [K in ChoosableIn<L>]: Texts<LineChoice<L[K]>> };
};

type ListWords = {
  readonly title: string;
  readonly purpose: string;
  readonly add: string;
  readonly empty: string;
  readonly search: string;
};
/** `save`: what the button of a new record says, where it is more than stored: "Send". */
type FormWords = { readonly add: string; readonly edit: string; readonly purpose: string; readonly save?: string };
type Texts<K extends string = string> = Readonly<Record<K, string>>;

/** The names of the input of a command. */
type InputNames<C extends Command> = C extends { readonly input: infer I }
  ? | (I extends { readonly attributes: infer A } ? Known<keyof A> : never)
    | (I extends { readonly relations: infer L } ? Known<keyof L> : never)
  : never;
type InputChoices<C extends Command> = C extends { readonly input: { readonly attributes: infer A } }
  ? { [K in Known<keyof A> as [Choice<A[K]>] extends [never] ? never : K]: Texts<Choice<A[K]> & string> }
  : {};

/** What is said of a command. */
type CommandWords<C extends Command> = {
  /** What the button says: a verb. */
  readonly label: string;
  /** What the command means for the client, in a sentence or two; the dialog begins with it. */
  readonly purpose: string;
  /** What is said once it is done, with the record's `{{name}}`. */
  readonly done: string;
  /** What somebody did with it, as the audit and the record's history tell it: a sentence without its subject, with the record's `{{name}}`. */
  readonly did: string;
} & ([InputNames<C>] extends [never] ? { readonly input?: undefined } : { readonly input: Texts<InputNames<C>> }) &
  (keyof InputChoices<C> extends never ? { readonly choices?: undefined } : { readonly choices: InputChoices<C> }) & {
    readonly help?: Partial<Texts<InputNames<C>>>;
    /** What the amounts of its preview are called, in their order. */
    readonly amounts?: Texts;
  };

/**
 * The words of a resource in one language, in `areas/<area>/screens/<name>/words.<language>.ts`. A name or a choice that is missing doesn't
 * compile. `list` and `form` say what the page is for; their other sentences follow from the noun, and are written only where
 * they differ from it.
 */
export type WordsOf<R extends Resource> = {
  /** Words that only a resource with pages has. */
  readonly list?: Pick<ListWords, 'purpose'> & Partial<ListWords>;
  readonly form?: Pick<FormWords, 'purpose'> & Partial<FormWords>;
  readonly fields: Texts<Named<R>> & Partial<Texts<Stamp>>;
  /** Shorter names for the headings of columns. */
  readonly columns?: Partial<Texts<Named<R> | Stamp>>;
  /** What helps to fill in a field, in a sentence under it. */
  readonly help?: Partial<Texts<Named<R>>>;
  /** Further words of screens that are written by hand. */
  readonly own?: Texts;
} & ([Choosable<R>] extends [never]
  ? { readonly choices?: undefined }
  : { readonly choices: { readonly [K in Choosable<R>]: Texts<Choice<R['attributes'][K]> & string> } }) &
  ([OwnedIn<R>] extends [never]
    ? { readonly lines?: undefined }
    : { readonly lines: { readonly [K in OwnedIn<R>]: LineWords<LineIn<R['attributes'][K]>> } }) &
  ([CommandName<R>] extends [never]
    ? { readonly commands?: undefined }
    : { readonly commands: { readonly [K in CommandName<R>]: CommandWords<R['commands'][K]> } });

/** The words of any command, as the generic parts read them. */
export type CommandTexts = {
  readonly label: string;
  readonly purpose: string;
  readonly done: string;
  readonly did: string;
  readonly input?: Texts;
  readonly help?: Texts;
  readonly choices?: Readonly<Record<string, Texts>>;
  readonly amounts?: Texts;
};

/** The words of any owned lines, as the generic parts read them. */
export type LineTexts = {
  readonly one: string;
  readonly fields: Texts;
  readonly help?: Texts;
  readonly choices?: Readonly<Record<string, Texts>>;
};

/** Words of whatever resource, as the generic parts read them. */
export type Words = {
  readonly list?: Partial<ListWords>;
  readonly form?: Partial<FormWords>;
  readonly fields: Texts;
  readonly columns?: Texts;
  readonly help?: Texts;
  readonly choices?: Readonly<Record<string, Texts>>;
  readonly own?: Texts;
  readonly lines?: Readonly<Record<string, LineTexts>>;
  readonly commands?: Readonly<Record<string, CommandTexts>>;
};

/** All that is said of a resource, with nothing left to make. */
export type ResourceTexts = {
  readonly list: ListWords;
  readonly form: FormWords;
  readonly fields: Texts;
  readonly columns: Texts;
  readonly help: Texts;
  readonly choices: Readonly<Record<string, Texts>>;
  readonly own: Texts;
  readonly lines: Readonly<Record<string, LineTexts>>;
  readonly commands: Readonly<Record<string, CommandTexts>>;
};

/** All that is said of this resource, each name known to the compiler. */
export type TextsFor<R extends Resource> = Pick<ResourceTexts, 'list' | 'form' | 'own' | 'lines' | 'commands'> & {
  readonly fields: Texts<Named<R> | Stamp>;
  readonly columns: Texts<Named<R> | Stamp>;
  readonly help: Partial<Texts<Named<R>>>;
  readonly choices: { readonly [K in Choosable<R>]: Texts<Choice<R['attributes'][K]> & string> };
};

/** Makes a sentence of the pattern with this name (`pattern` of the words common to all pages). */
export type Pattern = (
  name: 'list' | 'page' | 'add' | 'edit' | 'empty' | 'search' | 'created_at' | 'updated_at',
  values: Readonly<Record<string, string>>,
) => string;

/** Ordinary words begin small within a sentence; abbreviations such as NIK don't. */
const small = (label: string): string => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/** What a list is searched by: "nama atau deskripsi". What belongs to a related record is called as the relation is. */
export const searched = ({ search }: Pick<Resource, 'search'>, fields: Texts, language: Language): string => {
  const labels = [...new Set(search.flatMap((path) => fields[path.split('.')[0]!] ?? []))].map(small);
  return namesOf(labels, language);
};

/** The words with all that follows from the noun, in the language of both. */
export const textsOf = (resource: Resource, words: Words, pattern: Pattern, language: Language): ResourceTexts => {
  const noun = nounIn(resource.noun, language);
  const fields = { created_at: pattern('created_at', {}), updated_at: pattern('updated_at', {}), ...words.fields };
  const add = pattern('add', noun);
  const title = resource.pages?.title?.[language];
  const search = pattern('search', { fields: searched(resource, fields, language) });
  return {
    list: {
      title: title ? pattern('page', { Several: title }) : pattern('list', noun),
      purpose: '',
      add,
      empty: pattern('empty', noun),
      search,
      ...words.list,
    },
    form: { add, edit: pattern('edit', noun), purpose: '', ...words.form },
    fields,
    columns: { ...fields, ...words.columns },
    help: words.help ?? {},
    choices: words.choices ?? {},
    own: words.own ?? {},
    lines: words.lines ?? {},
    commands: words.commands ?? {},
  };
};
