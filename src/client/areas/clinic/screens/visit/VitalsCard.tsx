/** The vital signs of a visit: those that were taken, and a row for the next ones. Rules: VIT-1 to VIT-4. */
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measures, type Measure } from '#shared/areas/clinic/domain/measures';
import { isCritical, type Finding } from '#shared/areas/clinic/domain/vitals';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { vitalSign, type VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { AnyModule } from '#client/kit/anyModule';
import { CommandDialog } from '#client/kit/resource/commands/lazyDialog';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { formatNumber } from '#client/ui/formats';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { isOpenVisit } from './isOpenVisit';
import { useClock } from './useClock';
import type { VisitLists } from './useVisitLists';
import css from './visit.module.css';
import { VitalsForm } from './VitalsForm';

const vitals = modules.vitalSign as unknown as AnyModule;

const findingsIn = (set: VitalSign) => (set.findings ?? {}) as Readonly<Partial<Record<Measure, Finding>>>;

/** What was measured, as name, value and what it tells; the two blood pressures as one. */
const useValues = () => {
  const { t } = useTranslation('examination');
  const { fields, choices } = useWords(vitalSign);
  const language = useLanguage();
  return (set: VitalSign) => {
    const said = (name: Measure) => formatNumber(Number(set[name]), language);
    const found = findingsIn(set);
    const pressure =
      set.systolic === null
        ? []
        : [
            {
              name: t('pressure'),
              text: `${said('systolic')}/${set.diastolic === null ? '?' : said('diastolic')} ${t('unit.systolic')}`,
              finding: found.systolic ?? found.diastolic,
            },
          ];
    const others = measures
      .filter((name) => name !== 'systolic' && name !== 'diastolic' && set[name] !== null)
      .map((name) => ({ name: fields[name], text: `${said(name)} ${t(`unit.${name}`)}`, finding: found[name] }));
    return [
      ...pressure,
      ...others,
      ...(set.bmi === null ? [] : [{ name: fields.bmi, text: formatNumber(Number(set.bmi), language), finding: undefined }]),
      ...(set.pain === null ? [] : [{ name: fields.pain, text: `${set.pain}/10`, finding: undefined }]),
      ...(set.consciousness ? [{ name: fields.consciousness, text: choices.consciousness[set.consciousness], finding: undefined }] : []),
    ];
  };
};

function Strike({ set }: { set: VitalSign }) {
  const { commands } = useWords(vitalSign);
  const [isOpen, setOpen] = useState(false);
  const record = set as unknown as Row;
  const isLegal = useCommands(vitals, record).some(({ name, hindered }) => name === 'strike' && !hindered);
  if (!isLegal) return null;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {commands.strike!.label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandDialog module={vitals} record={record} name="strike" words={commands.strike!} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OneSet({ set }: { set: VitalSign }) {
  const { t } = useTranslation('examination');
  const valuesOf = useValues();
  const clock = useClock();
  const values = valuesOf(set);
  const critical = values.filter(({ finding }) => isCritical(finding));
  const isStruck = set.status === 'struck';
  return (
    <li className={css.set} data-struck={isStruck || undefined}>
      {critical.length > 0 && !isStruck && (
        <PlainAlert>{t('critical', { values: critical.map(({ name, text }) => `${name} ${text}`).join('; ') })}</PlainAlert>
      )}
      <dl className={css.values}>
        {values.map(({ name, text, finding }) => (
          <div key={name} data-finding={finding}>
            <dt>{name}</dt>
            <dd className="tabular">
              {text}
              {finding && <small>{t(`finding.${finding}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.by}>
        {t('takenBy', { time: clock(set.measured_at!), name: set.author ?? '' })}
        {isStruck && ` · ${t('struck', { reason: set.struck_reason ?? '' })}`}
        {!isStruck && <Strike set={set} />}
      </p>
    </li>
  );
}

export function VitalsCard({ visit, vitals: { rows, isKnown } }: { visit: Visit } & Pick<VisitLists, 'vitals'>) {
  const { t } = useTranslation('examination');
  const mayAdd = useCan('vitalSign', 'add') && isOpenVisit(visit);
  const mayList = useCan('vitalSign', 'list');
  const [isAdding, setAdding] = useState(false);
  if (!mayList) return null;
  const isFirst = isKnown && rows.length === 0;
  return (
    <Card
      title={t('vitals')}
      badge={
        mayAdd &&
        !isFirst &&
        !isAdding && (
          <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
            {t('vitalsTake')}
          </Button>
        )
      }
    >
      {mayAdd && (isAdding || isFirst) && <VitalsForm visit={visit} save={t('vitalsSave')} onSaved={() => setAdding(false)} />}
      {isFirst && !mayAdd && <p className={css.none}>{t('vitalsNone')}</p>}
      <ul className={css.sets}>
        {rows.map((set) => (
          <OneSet key={set.id} set={set} />
        ))}
      </ul>
    </Card>
  );
}
