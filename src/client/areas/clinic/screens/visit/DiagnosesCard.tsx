/** The diagnoses of a visit: a few letters and Enter add one; the first is the primary. Rules: ICD-2, ICD-5, ICD-6. */
import { useTranslation } from 'react-i18next';
import { primaryFirst } from '#shared/areas/clinic/domain/diagnoses';
import type { IcdCode } from '#shared/areas/clinic/resources/icdCode';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { visitDiagnosis, type VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { Language } from '#shared/locale';
import type { AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { useAppDispatch } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { withNotice } from '#client/storeKit/intents';
import { ActionMenu } from '#client/ui/ActionMenu';
import { Card } from '#client/ui/Card';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { IcdPicker } from '../icd/IcdPicker';
import { namesIn } from '../icd/Names';
import type { VisitLists } from './useVisitLists';
import { isOpenVisit } from './isOpenVisit';
import css from './visit.module.css';

const diagnoses = modules.visitDiagnosis as unknown as AnyModule;

/** What can be done with one diagnosis, in a menu. */
function DiagnosisMenu({ one, name }: { one: VisitDiagnosis; name: string }) {
  const { t } = useTranslation('examination');
  const { commands, choices } = useWords(visitDiagnosis);
  const dispatch = useAppDispatch();
  const record = one as unknown as Row;
  const { choose, dialog } = useCommandChoice(diagnoses, record);
  const legal = useCommands(diagnoses, record).filter(
    ({ name: command, hindered }) => !hindered && !(command === 'makePrimary' && one.rank === 'primer'),
  );
  const mayEdit = useCan('visitDiagnosis', 'update', one);
  const other = one.occurrence === 'baru' ? 'lama' : 'baru';
  const change = () => {
    dispatch(withNotice(modules.visitDiagnosis.actions.update({ id: one.id, version: one.version, occurrence: other })));
  };
  const actions = [
    ...(mayEdit ? [{ label: t('caseOf', { kind: choices.occurrence[other] }), press: change }] : []),
    ...legal.map(({ name: command }) => ({ label: commands[command]!.label, press: () => choose(command) })),
  ];
  if (!actions.length) return null;
  return (
    <>
      <ActionMenu label={t('more', { name })} actions={actions} />
      {dialog}
    </>
  );
}

/** The name that the code had, in the person's language. */
export const titleOf = ({ title_id, title_en }: VisitDiagnosis, language: Language): string =>
  namesIn({ title_id: title_id ?? '', title_en: title_en ?? '' }, language)[0];

function Line({ one }: { one: VisitDiagnosis }) {
  const { choices } = useWords(visitDiagnosis);
  const title = titleOf(one, useLanguage());
  return (
    <li className={css.diagnosis}>
      <span className="tabular">{one.code}</span>
      <span>{title}</span>
      <StatusChip tone={one.rank === 'primer' ? 'success' : 'neutral'}>{choices.rank[one.rank!]}</StatusChip>
      <StatusChip tone="neutral">{choices.occurrence[one.occurrence!]}</StatusChip>
      <DiagnosisMenu one={one} name={`${one.code} ${title}`} />
    </li>
  );
}

type Props = { visit: Visit } & Pick<VisitLists, 'diagnoses' | 'notes'>;

export function DiagnosesCard({ visit, diagnoses: { rows, isKnown }, notes }: Props) {
  const { t } = useTranslation('examination');
  const dispatch = useAppDispatch();
  const isAmended = notes.rows.some(({ status, previous }) => status === 'draft' && previous);
  const mayList = useCan('visitDiagnosis', 'list');
  const mayAdd = useCan('visitDiagnosis', 'add') && (isOpenVisit(visit) || isAmended);
  if (!mayList) return null;
  const add = ({ code }: IcdCode) => {
    const values = { entity: visit.entity, visit: { type: 'visits', id: visit.id }, code };
    dispatch(withNotice(modules.visitDiagnosis.actions.add({ id: newId(), ...values })));
  };
  return (
    <Card title={t('diagnoses')}>
      {isKnown && rows.length === 0 && <p className={css.none}>{t('diagnosisNone')}</p>}
      <ul className={css.diagnoses}>
        {primaryFirst(rows).map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
      {mayAdd && (
        <>
          <IcdPicker id="diagnosis" label={t('diagnosisAdd')} system="ICD10" onChoose={add} without={rows.map(({ code }) => code)} />
          <p className={css.by}>{t('diagnosisHint')}</p>
        </>
      )}
    </Card>
  );
}
