/** Takes secrets out of whatever is logged: service calls, DevTools, saved sessions. Rule: PRV-7. */
import { secretAttributes } from '#shared/areas/entryData';

/** What stands where a secret was. */
export const REDACTED = '[redacted]';

/** Names under which a value is secret, wherever it stands. `body` is what a mail says: it may hold a link into an account; `csv` a bank statement. */
const secrets: ReadonlySet<string> = new Set([
  ...secretAttributes,
  'password_confirmation',
  'current_password',
  'one_time_code',
  'token',
  'access_token',
  'device_token',
  'secret',
  'uri',
  'recovery_codes',
  'browser_key',
  'nik',
  'nik_mother',
  'bpjs_no',
  'passport',
  'body',
  'csv',
]);

const isSecret = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' && value !== REDACTED;

const redactEntry = (name: string, value: unknown): unknown => {
  if (!secrets.has(name)) return redact(value);
  if (Array.isArray(value) && value.some(isSecret)) return value.map((one: unknown) => (isSecret(one) ? REDACTED : redact(one)));
  return isSecret(value) ? REDACTED : redact(value);
};

/** The same value with its secrets replaced; a value without secrets is returned unchanged, because every action passes through this function. */
export function redact<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(given)) {
    const kept = redactEntry(name, given[name]);
    if (kept === given[name]) continue;
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    copy[name] = kept;
  }
  return (copy as T | undefined) ?? value;
}

/** The values without their secrets: for what is stored in the browser. */
export const withoutSecrets = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
