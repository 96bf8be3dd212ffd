/** The page of somebody who works at the clinic: who they are, then their schedules and leaves. Rules: TEAM-2, TEAM-7. */
import { useTranslation } from 'react-i18next';
import { teamMember as declared, type TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { AnyModule } from '#client/kit/anyModule';
import { allFacts, RecordFacts, type ChosenFact } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { Card } from '#client/ui/Card';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

/** The role of their login is told in the language of the page. */
function Details({ member }: { member: TeamMember }) {
  const { t } = useTranslation('form');
  const { fields } = useWords(declared);
  const language = useLanguage();
  const role: ChosenFact = [fields.role, member.role && roleCalled(member.role, language)];
  const facts = allFacts(declared).map((name) => (name === 'role' ? role : name));
  return (
    <Card title={t('tabs.form')}>
      <RecordFacts module={modules.teamMember as unknown as AnyModule} record={member} facts={facts} />
    </Card>
  );
}

export const TeamShow = () => (
  <ResourceShow<TeamMember> name="teamMember">
    {(member) => (
      <>
        <Details member={member} />
        <RelatedList name="schedule" of={{ type: declared.type, id: member.id }} />
        <RelatedList name="leave" of={{ type: declared.type, id: member.id }} />
      </>
    )}
  </ResourceShow>
);
