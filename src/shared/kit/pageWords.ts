/** The file of words of a resource, as a page's row and the interface's languages name it. */
export const wordsFor = (name: string): `resource-${string}` => `resource-${name}`;

/** The resource that a file of words is of; undefined for other words. */
export const resourceOfWords = (namespace: string): string | undefined =>
  namespace.startsWith('resource-') ? namespace.slice('resource-'.length) : undefined;
