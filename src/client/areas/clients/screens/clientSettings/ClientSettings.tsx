/** The clinic's own page: its data and settings as they are, the commands that change them, and its exports. Rules: SUB-26, SUB-29. */
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import { allows } from '#shared/access';
import type { Entity } from '#shared/areas/clients/resources/entity';
import { commandRule } from '#shared/kit/commands';
import { pathOf } from '#shared/routes';
import { same, type Values } from '#client/kit/form/changes';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordPage } from '#client/kit/RecordPage';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { pathsOf } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { Card } from '#client/ui/Card';
import { Facts, type Fact } from '#client/ui/Facts';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { HowToBegin } from '../clientOnly/HowToBegin';
import { ClientExports } from './ClientExports';
import css from './clientSettings.module.css';

const client = modules.entity as unknown as AnyModule;
const { resource } = modules.entity;
const exportRule = commandRule(resource, resource.commands.exportData);

/** What the clinic's own people change, in the order in which it is read; `city` follows from the region. */
const details = ['address', 'region', 'city', 'npwp', 'phone', 'email', 'person_in_charge', 'satusehat_id'] as const;

const edited = details.filter((name) => name !== 'city');

/** The other commands than these are offered in other places. */
const without = (...shown: readonly string[]) => Object.keys(resource.commands).filter((name) => !shown.includes(name));
const [detailsOnly, settingsOnly] = [without('editDetails'), without('configure', 'exportData')];
const screenOnly = without('renewScreen');
const bookingOnly = without('renewBooking', 'closeBooking');
const kioskOnly = without('renewKiosk', 'closeKiosk');

/** What the clinic is to us: who it is, and how it is reached. What is missing is said, as it is missing on the invoices. */
function Details({ record }: { record: Entity }) {
  const { fields, own } = useWords(resource);
  const missing = details
    .filter((name) => name !== 'city' && !record[name])
    .map((name): Fact => [fields[name], <span className={css.missing}>{own['notGiven']}</span>]);
  const known = details.filter((name) => record[name]);
  // Where nothing is changed yet, a preview would tell of values that follow from others, such as the city.
  const isUntouched = (values: Values) => edited.every((name) => same(values[name], record[name]));
  const extras = { editDetails: { waitsFor: (values: Values) => (isUntouched(values) ? own['untouched'] : undefined) } };
  return (
    <Card title={own['details']!} purpose={own['detailsPurpose']}>
      <RecordFacts module={client} record={record} facts={['name', ...known, ...missing]} />
      <div className={css.commands}>
        <CommandBar module={client} id={record.id} legalOnly without={detailsOnly} extras={extras} />
      </div>
    </Card>
  );
}

function Settings({ record }: { record: Entity }) {
  const { fields, choices, help, own } = useWords(resource);
  return (
    <Card title={own['settingsTitle']!}>
      <Facts facts={[[fields.time_zone, choices.time_zone[record.time_zone], help.time_zone]]} />
      <div className={css.commands}>
        <CommandBar module={client} id={record.id} legalOnly without={settingsOnly} />
      </div>
    </Card>
  );
}

type PublicPage = {
  record: Entity;
  /** What the words of the card begin with. */
  name: 'screen' | 'booking' | 'kiosk';
  route: 'waitingScreen' | 'bookingPage' | 'kiosk';
  /** The commands that are offered elsewhere. */
  except: readonly string[];
};

/** A page that anybody who knows its address may open; nothing for who may not know the address. */
function Public({ record, name, route, except }: PublicPage) {
  const { own } = useWords(resource);
  const { id } = record;
  const mayKnow = useAppSelector((state) => allows(resource.attributes[`${name}_key`].shownTo, me.selectors.actor(state), { id }));
  if (!mayKnow) return null;
  const key = record[`${name}_key`];
  return (
    <Card title={own[`${name}Title`]!} purpose={own[`${name}Purpose`]}>
      {key ? (
        <Link to={generatePath(pathOf(route), { id: key })} target="_blank">
          {own[`${name}Open`]}
        </Link>
      ) : (
        <p className={css.missing}>{own[`${name}None`]}</p>
      )}
      <div className={css.commands}>
        <CommandBar module={client} id={id} legalOnly without={except} />
      </div>
    </Card>
  );
}

/** The values of one client. */
function Own({ id }: { id: string }) {
  const { t } = useTranslation('form');
  const mayExport = useAppSelector((state) => allows(exportRule, me.selectors.actor(state), { id }));
  return (
    <RecordPage
      module={client}
      id={id}
      missing={{ title: t('missing'), message: t('missingMessage') }}
      back={{ to: pathsOf('clientsubsheader').list, label: t('back') }}
      place={<FormSkeleton fields={4} />}
    >
      {(found) => {
        const record = found as Entity | undefined;
        return (
          record && (
            <div className={css.page}>
              <Details record={record} />
              <Settings record={record} />
              <Public record={record} name="screen" route="waitingScreen" except={screenOnly} />
              <Public record={record} name="booking" route="bookingPage" except={bookingOnly} />
              <Public record={record} name="kiosk" route="kiosk" except={kioskOnly} />
              {mayExport && <ClientExports id={id} code={record.code ?? ''} version={record.version} />}
            </div>
          )
        );
      }}
    </RecordPage>
  );
}

export function ClientSettings() {
  const { t } = useTranslation();
  const { own } = useWords(modules.entity.resource);
  const entityId = useAppSelector(me.selectors.actor)?.entityId ?? null;
  return (
    <>
      <PageHeader title={t('page.clientSettings')} purpose={own['settings']} />
      {entityId === null ? <HowToBegin /> : <Own key={entityId} id={entityId} />}
    </>
  );
}
