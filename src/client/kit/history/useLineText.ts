/** What a line of the audit tells, in one sentence without its subject: "Mengubah item “Kasa”", "Menerbitkan tagihan INV-2026-00012". */
import { useCallback, useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '#shared/kit/pageWords';
import { isUuid } from '#shared/kit/values';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import { useOneNames } from '../useKindNames';
import { commandSentence, commandSentenceOf } from './commandSentence';

/**
 * The words of the resources whose commands these lines tell of, fetched when a line needs them.
 * @returns whether they are still on their way
 */
function useCommandWords(lines: readonly Audit[], isKnown: (resource: string) => boolean): boolean {
  const { i18n } = useTranslation();
  const named = lines.flatMap(({ command, resource }) => (command && isKnown(resource) ? [wordsFor(resource)] : []));
  const missing = [...new Set(named)].filter((one) => !i18n.hasLoadedNamespace(one)).join(' ');
  // Words that could not be fetched are not waited for any longer.
  const [tried, setTried] = useState('');
  useEffect(() => {
    let isLeft = false;
    if (missing) void i18n.loadNamespaces(missing.split(' ')).finally(() => isLeft || setTried(missing));
    return () => {
      isLeft = true;
    };
  }, [i18n, missing]);
  return missing !== '' && missing !== tried;
}

/** Keeps the line's height until its words are here. */
const NO_WORDS_YET = '\u00a0';

/** Acts on a record, whose sentence names it; the others say enough by themselves. */
const onRecords: readonly Audit['action'][] = ['add', 'update', 'destroy', 'restore', 'purged', 'exported', 'opened'];

type Say = { readonly t: TFunction<'audit'>; readonly names: Readonly<Record<string, string>> };

/** A resource that is no more is called as the line calls it. */
const onRecord = (what: string, { resource, record_label, withheld }: Audit, { t, names }: Say): string =>
  t('onRecord', {
    what,
    kind: names[resource] ?? resource,
    // A record that is called by an id has no name for people.
    name: withheld ? t('unseenOne') : record_label && !isUuid(record_label) ? `“${record_label}”` : '',
  }).trim();

const command = (line: Audit, say: Say): string => {
  const { resource, command: name, record_label, withheld } = line;
  const told = withheld
    ? commandSentence(say.t, resource, name ?? '', say.t('unseenName'))
    : commandSentenceOf(say.t, resource, name ?? '', record_label);
  return told || onRecord(say.t('commandTo'), line, say);
};

/** @param lines those that are shown @returns the same function until it would say something else */
export function useLineText(lines: readonly Audit[]): (line: Audit) => string {
  const { t } = useTranslation('audit');
  const names = useOneNames();
  const isWaiting = useCommandWords(lines, (resource) => Object.hasOwn(names, resource));
  return useCallback(
    (line: Audit) => {
      if (line.action === 'command') return isWaiting ? NO_WORDS_YET : command(line, { t, names });
      const what = t(`action.${line.action}`);
      return onRecords.includes(line.action) ? onRecord(what, line, { t, names }) : what;
    },
    [t, names, isWaiting],
  );
}
