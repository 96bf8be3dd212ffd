/** One line of the audit, whole: who, what, when, from where, and each value before and after. */
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordPage } from '#client/kit/RecordPage';
import { useAppSelector } from '#client/store/hooks';
import { useKindNames } from '#client/kit/useKindNames';
import * as modules from '../modules';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { DateText } from '#client/ui/DateText';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { recordPath } from '#client/kit/resource/paths';
import { Changes } from '#client/kit/history/Changes';
import { auditPath, clientAuditPath } from './paths';
import { Facts } from './Facts';
import { useLineText } from '#client/kit/history/useLineText';
import { toneOf } from '#client/kit/history/actionTones';
import { keptIn } from '#client/kit/history/values';

/** The page of the record that a line is about, where there is one and the person may see the record. */
const pageOf = ({ action, resource, record_id, withheld }: Audit): string | undefined => {
  const of = record_id && action !== 'destroy' && !withheld ? moduleNamed(resource) : undefined;
  return of?.resource.pages ? recordPath(of.name, record_id!) : undefined;
};

/** What a line tells of an act that changed no record: which role was looked through, how many records were taken out. */
const useDetails = ({ after }: Audit) => {
  const { t } = useTranslation('audit');
  const labels: Readonly<Record<string, string>> = t('detail', { returnObjects: true });
  return Object.entries(keptIn(after)).flatMap(([name, value]) => {
    const label = labels[name];
    if (label === undefined || value === null || value === '') return [];
    return [[label, name === 'recovery_codes' ? t('renewed') : String(value)] as const];
  });
};

function Line({ line }: { line: Audit }) {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  const details = useDetails(line);
  const textOf = useLineText([line]);
  const changing = ['add', 'update', 'destroy', 'command'].includes(line.action);
  const module = changing ? moduleNamed(line.resource) : undefined;
  return (
    <Facts
      facts={[
        [t('fields.created_at'), <DateText key="at" iso={line.created_at} />],
        [t('fields.actor'), line.actor_name ?? t('nobody')],
        [
          t('fields.action'),
          <StatusChip key="action" tone={toneOf(line.action)}>
            {line.action === 'command' ? textOf(line) : t(`action.${line.action}`)}
          </StatusChip>,
        ],
        [t('fields.resource'), kinds[line.resource] ?? line.resource],
        [t('fields.record_label'), line.withheld ? t('unseen') : (line.record_label ?? '–')],
        ...(line.ip === undefined ? [] : [[t('fields.ip'), line.ip ?? '–'] as const]),
        ...details,
      ]}
    >
      {module && (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <Changes module={module} line={line} />
        </Suspense>
      )}
    </Facts>
  );
}

type Page = { module: AnyModule; back: string };

/** A line on a page of its own. @param back address of the list that it stands in */
function LinePage({ module, back }: Page) {
  const { t } = useTranslation('audit');
  const { id = '' } = useParams();
  const line = useAppSelector((state) => module.selectors.byId(state, id)) as unknown as Audit | undefined;
  const page = line && pageOf(line);
  return (
    <>
      <PageHeader
        title={t('line.title')}
        purpose={t('line.purpose')}
        action={
          page && (
            <Button variant="outlined" component={Link} to={page}>
              {t('line.openRecord')}
            </Button>
          )
        }
      />
      <RecordPage module={module} id={id} missing={{ title: t('line.missing') }} back={{ to: back, label: t('line.back') }}>
        {() => line && <Line line={line} />}
      </RecordPage>
    </>
  );
}

export const AuditLine = () => <LinePage module={modules.audit as unknown as AnyModule} back={auditPath} />;

/** A line of the clinic's own audit, which has no IP address. Rule: PRV-21. */
export const ClientAuditLine = () => <LinePage module={modules.clientAudit as unknown as AnyModule} back={clientAuditPath} />;
