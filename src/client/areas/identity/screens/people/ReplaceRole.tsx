/** Asks which role people get instead of the one that is deleted. Rule: ROL-9. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canReplace, type ReplacedRole } from '#shared/areas/identity/domain/roleReplacement';
import type { Role } from '#shared/areas/identity/resources/role';
import { nameOf } from '#client/kit/anyModule';
import type { ReplacementProps } from '#client/kit/grid/useDeletion';
import { useAll } from '#client/kit/useAll';
import type { Row } from '#client/services/serviceResults';
import * as modules from '../../modules';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { PlainSelect } from '#client/ui/PlainSelect';
import css from './replaceRole.module.css';

const factsOf = ({ id, scope, entity }: Role): ReplacedRole => ({ id, scope, entity: entity?.id ?? null });

export function ReplaceRole({ open, record, onConfirm, onCancel }: ReplacementProps) {
  const { t } = useTranslation(['people', 'form']);
  const [chosen, setChosen] = useState('');
  const { rows, ready } = useAll(modules.role, 'replacements', 'name');
  const role = record as unknown as Role;
  const others = rows.filter((other) => canReplace(factsOf(role), factsOf(other)));
  const choices = [
    { value: '', label: t('form:choose') },
    ...others.map((other) => ({ value: other.id, label: nameOf(modules.role, other as unknown as Row) })),
  ];
  return (
    <ConfirmDialog
      open={open}
      title={t('role.replace', { name: nameOf(modules.role, record) })}
      confirm={t('role.replaceYes')}
      dangerous
      blocked={!others.some(({ id }) => id === chosen)}
      onConfirm={() => onConfirm(chosen)}
      onCancel={onCancel}
    >
      {t('role.replaceExplain', { count: role.users_count })}
      <div className={css.choice}>
        {ready && !others.length ? (
          <b>{t('role.replaceNone')}</b>
        ) : (
          <>
            <span aria-hidden="true">{t('role.instead')}</span>
            <PlainSelect label={t('role.instead')} value={chosen} choices={choices} onChange={setChosen} wide />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
