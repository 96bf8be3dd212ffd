/** What a command would do, as the server found out by doing it and taking it back. Rule: CMD-5. */
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import type { AnyModule } from '../../anyModule';
import { useKindNames } from '../../useKindNames';
import { useWords } from '../../useWords';
import type { CommandTexts } from '../../words';
import type { Preview, PreviewedChange } from '#client/services/serviceResults';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { formatMoney } from '#client/ui/formats';
import { NextIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { ChangedValue } from '#client/kit/history/ChangedValue';
import { changesIn, type Change } from '#client/kit/history/changesIn';
import { useFieldsOf } from '#client/kit/history/useFieldsOf';
import css from './commands.module.css';

/** Changes of other records beyond these are only counted. */
const SHOWN = 3;

const verbs: Readonly<Record<string, 'added' | 'deleted'>> = { add: 'added', destroy: 'deleted' };

/** What becomes of a record: a sentence for each value that changes. */
function ChangeOf({ change, own }: { change: PreviewedChange; own: boolean }) {
  const { t } = useTranslation('form');
  const kinds = useKindNames('name');
  const module = moduleNamed(change.resource);
  if (!module) return null;
  // A record that is called by its state has no name that tells it from others.
  const isName = change.label !== null && module.resource.attributes[module.resource.label]?.kind !== 'oneOf';
  const name = [kinds[change.resource], isName && change.label].filter(Boolean).join(' ');
  return (
    <div className={css.change}>
      {!own && <h4>{t(`commands.${verbs[change.action] ?? 'changed'}`, { name })}</h4>}
      <ChangeSentences module={module} change={change} />
    </div>
  );
}

/** A value that only programs read is no sentence. */
const isSaid = ({ field }: Change, resource: AnyModule['resource']): boolean => resource.attributes[field.name]?.kind !== 'json';

function ChangeSentences({ module, change }: { module: AnyModule; change: PreviewedChange }) {
  const { t } = useTranslation('form');
  const { resource } = module;
  const { changes, sides } = changesIn(resource, useFieldsOf(module), change);
  const isNew = sides.length === 1;
  return (
    <ul className={css.sentences}>
      {changes
        .filter((one) => isSaid(one, resource))
        .map((one) =>
          // Neither value of a secret is shown, only that it changed.
          one.secret ? (
            <li key={one.field.name}>{t('commands.replaced', { field: one.field.label })}</li>
          ) : (
            <li key={one.field.name}>
              <span>{`${one.field.label}${isNew ? ':' : ` ${t('commands.becomes')}`} `}</span>
              <strong>
                <ChangedValue resource={resource} change={one} side={isNew ? sides[0]! : 'after'} />
              </strong>
              {!isNew && (
                <small>
                  {` (${t('commands.before')} `}
                  <ChangedValue resource={resource} change={one} side="before" />)
                </small>
              )}
            </li>
          ),
        )}
    </ul>
  );
}

/** The amounts by the names that the command's words give them. */
function Amounts({ amounts = {}, names = {} }: { amounts: Preview['amounts']; names: CommandTexts['amounts'] }) {
  const language = useLanguage();
  const shown = Object.entries(names).filter(([name]) => amounts[name] !== undefined);
  if (!shown.length) return null;
  return (
    <dl className={css.amounts}>
      {shown.map(([name, label]) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(amounts[name]!, language, 'IDR')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Without references to records that the command would make: they are not there yet, so nothing could be told of them. */
const withoutMade = (changes: readonly PreviewedChange[]): PreviewedChange[] => {
  const made = new Set<unknown>(changes.filter(({ action }) => action === 'add').map(({ id }) => id));
  const isThere = ([, value]: [string, unknown]) => !made.has(value);
  return changes.map((one) => ({ ...one, after: one.after && Object.fromEntries(Object.entries(one.after).filter(isThere)) }));
};

/** Whether the command would leave everything as it is, such as a setting that is chosen again. */
const changesNothing = ({ from, to, amounts = {} }: Preview, changes: readonly PreviewedChange[]): boolean =>
  from === to &&
  !Object.keys(amounts).length &&
  changes.every(({ action, after }) => action === 'command' && !Object.keys(after ?? {}).length);

type Props = {
  module: AnyModule;
  id: string;
  words: CommandTexts;
  preview: Preview | undefined;
  /** What comes of it in words of its own: amounts and values are then folded below it. */
  outcome?: ReactNode;
};

/** The amounts, and each record that changes. */
function Changed({ id, words, preview }: Pick<Props, 'id' | 'words'> & { preview: Preview }) {
  const { t } = useTranslation('form');
  const changes = withoutMade(preview.changes).sort((one, other) => Number(other.id === id) - Number(one.id === id));
  return (
    <>
      <Amounts amounts={preview.amounts} names={words.amounts} />
      {changesNothing(preview, changes) && <p>{t('commands.nothing')}</p>}
      {changes.slice(0, SHOWN).map((change) => (
        <ChangeOf key={`${change.resource}/${change.id}/${change.action}`} change={change} own={change.id === id} />
      ))}
      {changes.length > SHOWN && <p>{t('commands.more', { count: changes.length - SHOWN })}</p>}
    </>
  );
}

export function CommandPreview({ module, id, words, preview, outcome }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { choices } = useWords(module.resource) as { readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>> };
  const states = choices[module.resource.states!.field] ?? {};
  const state = (name: string) => <StatusChip tone={toneOfStatus(name)}>{states[name] ?? name}</StatusChip>;
  return (
    <section className={css.preview} aria-live="polite" aria-busy={!preview}>
      <h3>{t('commands.preview')}</h3>
      {!preview && <Skeleton variant="rounded" height={72} />}
      {preview && preview.from !== preview.to && (
        <p className={css.move}>
          {state(preview.from)}
          <NextIcon size={16} aria-label={t('commands.becomes')} />
          {state(preview.to)}
        </p>
      )}
      {preview?.warnings?.map(({ code, meta }) => (
        <Alert key={code} severity="warning" sx={{ mb: 2 }}>
          {sentence(code, language, meta)}
        </Alert>
      ))}
      {preview && outcome}
      {preview && outcome && (
        <details className={css.details}>
          <summary>{t('commands.details')}</summary>
          <Changed id={id} words={words} preview={preview} />
        </details>
      )}
      {preview && !outcome && <Changed id={id} words={words} preview={preview} />}
    </section>
  );
}
