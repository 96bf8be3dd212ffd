/** The settings that a client's owner decides: as they are, and the command that changes them. Rule: SUB-26. */
import { useTranslation } from 'react-i18next';
import { allows } from '#shared/access';
import { sentence } from '#shared/errors';
import { commandRule } from '#shared/kit/commands';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { ErrorState } from '#client/ui/ErrorState';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { HowToBegin } from '../clientOnly/HowToBegin';
import { ClientExports } from './ClientExports';
import css from '../subscription/subscription.module.css';

const client = modules.entity as unknown as AnyModule;
const exportRule = commandRule(modules.entity.resource, modules.entity.resource.commands.exportData);

/** The values of one client. */
function Settings({ id }: { id: string }) {
  const language = useLanguage();
  const { fields, choices, help } = useWords(modules.entity.resource);
  useFetched(client, [id]);
  const record = useAppSelector((state) => modules.entity.selectors.byId(state, id));
  const mayExport = useAppSelector((state) => allows(exportRule, me.selectors.actor(state), { id }));
  const [problem] = useRequest(client, id).errors;
  if (problem && !record)
    return <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} />;
  if (!record) return <FormSkeleton fields={2} />;
  return (
    <div className={css.page}>
      <CommandBar module={client} id={id} legalOnly />
      <section className={css.card}>
        <dl className={css.facts}>
          <div>
            <dt>{fields.name}</dt>
            <dd>{record.name}</dd>
          </div>
          <div>
            <dt>{fields.time_zone}</dt>
            <dd>{choices.time_zone[record.time_zone]}</dd>
            <dd className={css.help}>{help.time_zone}</dd>
          </div>
        </dl>
      </section>
      {mayExport && <ClientExports id={id} code={record.code ?? ''} version={record.version} />}
    </div>
  );
}

export function ClientSettings() {
  const { t } = useTranslation();
  const { own } = useWords(modules.entity.resource);
  const entityId = useAppSelector(me.selectors.actor)?.entityId ?? null;
  return (
    <>
      <PageHeader title={t('page.clientSettings')} purpose={own['settings']} />
      {entityId === null ? <HowToBegin /> : <Settings key={entityId} id={entityId} />}
    </>
  );
}
