/** The people of a client: those who work there, are invited, or did; found by name or address. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Membership } from '#shared/areas/identity/resources/membership';
import { roleCalled } from '#shared/areas/identity/resources/role';
import { SearchBox } from '#client/kit/grid/SearchBox';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { modules as identity } from '#client/areas/identity';
import { DateText } from '#client/ui/DateText';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { pathsOf } from '#client/kit/resource/paths';
import { PanelTable } from '#client/kit/panels/PanelTable';
import css from './ClientPanels.module.css';
import { usePanelList } from '#client/kit/panels/usePanelList';

function RoleName({ id }: { id: string }) {
  const language = useLanguage();
  const role = useAppSelector((state) => identity.role.selectors.byId(state, id));
  return role ? roleCalled(role.name, language) : '–';
}

export function PeoplePanel({ id }: { id: string }) {
  const { fields, choices, list: words } = useWords(identity.membership.resource);
  const { t } = useTranslation('grid');
  const [q, setQ] = useState('');
  const list = usePanelList<Membership>('membership', 'of-client', { entity: [id] }, { q });
  return (
    <>
      <div className={css.search}>
        <SearchBox q={q} placeholder={words.search} onSearch={setQ} />
      </div>
      <PanelTable
        label={words.title}
        none={q ? t('noMatch') : undefined}
        list={list}
        columns={[
          {
            key: 'name',
            label: fields.name,
            cell: (one) => <Link to={pathsOf('membership').edit(one.id)}>{one.name ?? one.email}</Link>,
          },
          { key: 'role', label: fields.role, cell: ({ role }) => <RoleName id={role.id} /> },
          {
            key: 'status',
            label: fields.status,
            cell: ({ status }) => status && <StatusChip tone={toneOfStatus(status)}>{choices.status[status]}</StatusChip>,
          },
          { key: 'accepted_at', label: fields.accepted_at, cell: ({ accepted_at: at }) => (at ? <DateText iso={at} /> : '–') },
        ]}
      />
    </>
  );
}
