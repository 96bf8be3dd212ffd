/** The type that a translation of the Indonesian words satisfies. */

type Singular<T> = { readonly [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string };

/**
 * The same keys as the Indonesian words. Indonesian has one form for every number; English adds `key_one`, which i18next
 * takes where `count` is 1, while `key` itself stands for every other number.
 */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string | readonly unknown[] ? T[K] : Translated<T[K]> } & Singular<T>;
