/** Where the keys of the secret box come from: SECRET_KEY, or a file next to the data that the first start makes. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './db/startupError';
import { newKeyText, secretBox, type SecretBox } from './secretBox';

const FILE = 'secret.key';
/** Shorter texts could be guessed. */
const LEAST = 32;

/** The settings that say where the keys are. */
type Wanted = { readonly secretKey: readonly string[] | undefined; readonly dataDir: string };

/** The keys in a text, separated by commas, spaces or lines; the first one encrypts. */
export const keysIn = (text: string): string[] => text.split(/[\s,]+/).filter((key) => key !== '');

/** Whether every key is long enough. */
export const areKeys = (keys: readonly string[]): keys is [string, ...string[]] =>
  keys.length > 0 && keys.every((key) => key.length >= LEAST);

/** The file of the key where SECRET_KEY is empty. */
export const keyFileOf = ({ dataDir }: Pick<Wanted, 'dataDir'>): string => join(dataDir, FILE);

/** Where the keys come from, in words for the operator. */
export const keySourceOf = (config: Wanted): string => (config.secretKey ? 'SECRET_KEY' : keyFileOf(config));

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Two processes may start at once: the file appears complete under its name, and only the one of the first process. */
function makeFile(path: string, { dataDir }: Wanted): string {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  writeFileSync(temporary, `${newKeyText()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function fromFile(config: Wanted, make: boolean): string[] | undefined {
  const path = keyFileOf(config);
  try {
    const text = readIfThere(path) ?? (make ? makeFile(path, config) : undefined);
    return text === undefined ? undefined : keysIn(text);
  } catch (cause) {
    throw new StartupError(
      'secret.file',
      `The key file ${path} cannot be read or made (${(cause as Error).message}). Correct its rights, or set SECRET_KEY.`,
      { cause },
    );
  }
}

/**
 * The secret box of these settings, undefined when no key is there and none is to be made.
 * @param options.make makes the key file (mode 0600) when there is neither SECRET_KEY nor the file
 * @throws StartupError `secret.file`
 */
export function findSecrets(config: Wanted, { make }: { make: boolean }): SecretBox | undefined {
  const keys = config.secretKey ?? fromFile(config, make);
  if (keys === undefined) return undefined;
  if (areKeys(keys)) return secretBox(keys);
  throw new StartupError(
    'secret.file',
    `The key file ${keyFileOf(config)} must hold keys of at least ${LEAST} characters each. Put back the file that was there, or set SECRET_KEY.`,
  );
}

/** The secret box of these settings; makes the key file where there is no key yet. @throws StartupError `secret.file` */
export const openSecrets = (config: Wanted): SecretBox => findSecrets(config, { make: true })!;
