/** Who opened or exported this patient's record: who, in which role, when and how often. For who may read it. Rule: PAT-11. */
import { reading as declared, type Reading } from '#shared/areas/clinic/resources/reading';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { DateText } from '#client/ui/DateText';
import type { PlainColumn } from '#client/ui/PlainTable';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

function Table({ id }: { id: string }) {
  const { fields, own } = useWords(declared);
  const language = useLanguage();
  const list = useShortList<Reading>(modules.reading, `of-${id}`, { filter: { record_id: [id] }, sort: ['-last_at'] });
  const columns: readonly PlainColumn<Reading>[] = [
    { key: 'person_name', label: fields.person_name, cell: ({ person_name }) => person_name },
    { key: 'role', label: fields.role, cell: ({ role }) => (role ? roleCalled(role, language) : own['support']) },
    { key: 'last_at', label: fields.last_at, cell: ({ last_at }) => <DateText iso={last_at} /> },
    { key: 'opened', label: fields.opened, cell: ({ opened }) => opened },
    { key: 'exported', label: fields.exported, cell: ({ exported }) => exported },
  ];
  return <PanelTable label={own['title']!} list={list} columns={columns} stacked />;
}

export function ReadingList({ id }: { id: string }) {
  const { own } = useWords(declared);
  const mayRead = useCan('reading', 'list');
  if (!mayRead) return null;
  return (
    <Card title={own['title']!} purpose={own['purpose']} screenOnly>
      <Table id={id} />
    </Card>
  );
}
