/** What became of many records, or would: how many move to which state, the amounts together, and the refused ones by reason. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentence, type Problem } from '#shared/errors';
import type { AnyModule } from '../../anyModule';
import { useWords } from '../../useWords';
import type { CommandTexts } from '../../words';
import type { BulkResult } from '#client/services/serviceResults';
import { formatMoney } from '#client/ui/formats';
import { NextIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { pathsOf } from '../paths';
import css from './commands.module.css';
import type { SelectedRecord } from './selectedRecords';

/** Records that are named for each reason; the others are counted. */
const NAMED = 20;

type Done = Extract<BulkResult, { readonly from: string }>;
type Refused = Extract<BulkResult, { readonly problems: readonly Problem[] }>;

const isDone = (result: BulkResult): result is Done => 'from' in result;

const grouped = <T,>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].sort(([, some], [, others]) => others.length - some.length);
};

/** What each state of the resource is called. */
const useStateNames = ({ resource }: AnyModule): Readonly<Record<string, string>> => {
  const { choices } = useWords(resource) as { readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>> };
  return choices[resource.states!.field] ?? {};
};

function Moves({ module, done }: { module: AnyModule; done: readonly Done[] }) {
  const { t } = useTranslation('form');
  const names = useStateNames(module);
  const state = (name: string) => <StatusChip tone={toneOfStatus(name)}>{names[name] ?? name}</StatusChip>;
  const moves = grouped(
    done.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} ${to}`,
  );
  return moves.map(([key, some]) => (
    <p key={key} className={css.move}>
      {state(some[0]!.from)}
      <NextIcon size={16} aria-label={t('commands.becomes')} />
      {state(some[0]!.to)}
      <span className="tabular">× {some.length}</span>
    </p>
  ));
}

/** The amounts of all records together, by the names that the command's words give them. */
function Amounts({ done, names = {} }: { done: readonly Done[]; names: CommandTexts['amounts'] }) {
  const language = useLanguage();
  const sums = Object.entries(names).flatMap(([name, label]) => {
    const some = done.flatMap(({ amounts }) => amounts?.[name] ?? []);
    return some.length ? [{ name, label, sum: some.reduce((all, one) => all + one, 0) }] : [];
  });
  if (!sums.length) return null;
  return (
    <dl className={css.amounts}>
      {sums.map(({ name, label, sum }) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(sum, language, 'IDR')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type ReasonsProps = { module: AnyModule; refused: readonly Refused[]; records: readonly SelectedRecord[] };

function Reasons({ module, refused, records }: ReasonsProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const names = new Map(records.map(({ id, name }) => [id, name ?? id]));
  const { edit } = pathsOf(module.name);
  const states = useStateNames(module);
  // The general sentence calls states and commands as the API does; here their names are known.
  const said = ({ code, meta }: Problem) =>
    code === 'state.illegal' ? t('commands.notInState', { state: states[String(meta?.['state'])] }) : sentence(code, language, meta);
  const reasonOf = ({ problems }: Refused) => problems.map(said).join(' ');
  return (
    <ul className={css.reasons}>
      {grouped(refused, reasonOf).map(([reason, some]) => (
        <li key={reason}>
          <details>
            <summary>
              <span className="tabular">{some.length}</span> · {reason}
            </summary>
            <p>
              {some.slice(0, NAMED).map(({ id }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <Link to={edit(id)}>{names.get(id) ?? id}</Link>
                </Fragment>
              ))}
              {some.length > NAMED && ` ${t('commands.otherNames', { count: some.length - NAMED })}`}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  module: AnyModule;
  words: CommandTexts;
  records: readonly SelectedRecord[];
  results: readonly BulkResult[];
  /** Whether it is named before it is done. */
  before: boolean;
};

export function BulkSummary({ module, words, records, results, before }: Props) {
  const { t } = useTranslation('form');
  const done = results.filter(isDone);
  const refused = results.filter((one): one is Refused => !isDone(one));
  return (
    <>
      {done.length > 0 && <h3>{t(before ? 'commands.can' : 'commands.done', { count: done.length })}</h3>}
      <Moves module={module} done={done} />
      <Amounts done={done} names={words.amounts} />
      {refused.length > 0 && (
        <>
          <h3 className={css.refused}>{t(before ? 'commands.cannot' : 'commands.refused', { count: refused.length })}</h3>
          <Reasons module={module} refused={refused} records={records} />
        </>
      )}
    </>
  );
}
