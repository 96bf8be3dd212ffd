/** The style guide's page of a person: who is signed in, as a card and with what they did last. Only read. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#shared/areas/identity/resources/user';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { DateText, RelativeDate } from '#client/ui/DateText';
import { EditIcon } from '#client/ui/icons';
import { initials } from '#shared/domain/initials';
import { FormSkeleton } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { GalleryPage } from './GalleryPage';
import { OwnTimeline } from './OwnTimeline';
import { Specimen, State, States } from './Specimen';
import css from './UserPage.module.css';

/** A person's picture, or their initials. */
function Portrait({ name, picture }: { name: string; picture: string | null | undefined }) {
  return <span className={css.portrait}>{picture ? <img src={picture} alt="" /> : initials(name)}</span>;
}

function PersonCard({ profile, roles }: { profile: User; roles: readonly string[] }) {
  const { t } = useTranslation('galleryPages');
  return (
    <article className={css.card}>
      <div className={css.cover} aria-hidden="true" />
      <div className={css.head}>
        <Portrait name={profile.name} picture={profile.profile_image} />
        <div className={css.who}>
          <h3>{profile.name}</h3>
          <p>{profile.email}</p>
          <div className={css.roles}>
            {roles.map((role) => (
              <StatusChip key={role} tone="info">
                {role}
              </StatusChip>
            ))}
            <StatusChip tone={profile.status === 'active' ? 'success' : 'neutral'}>{t(`status.${profile.status}`)}</StatusChip>
          </div>
        </div>
        <Button variant="outlined" component={Link} to="/usman/user-profile" startIcon={<EditIcon size={18} aria-hidden="true" />}>
          {t('edit')}
        </Button>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('fact.joined')}</dt>
          <dd>
            <DateText iso={profile.created_at} />
          </dd>
        </div>
        <div>
          <dt>{t('fact.seen')}</dt>
          <dd>{profile.last_seen_at ? <RelativeDate iso={profile.last_seen_at} tabStop /> : '–'}</dd>
        </div>
        <div>
          <dt>{t('fact.verified')}</dt>
          <dd>{profile.email_verified_at ? <DateText iso={profile.email_verified_at} /> : t('no')}</dd>
        </div>
        <div>
          <dt>{t('fact.twoStep')}</dt>
          <dd>{t(profile.two_step ? 'yes' : 'no')}</dd>
        </div>
      </dl>
    </article>
  );
}

export function UserPage() {
  const { t } = useTranslation('galleryPages');
  const profile = useAppSelector(me.selectors.profile);
  const roles = useAppSelector(me.selectors.actor)?.roles ?? [];
  return (
    <GalleryPage page="galleryUser" purpose={t('user')} contents={t('contents.user', { returnObjects: true })} real>
      <Specimen id="card" why={t('why.card')}>
        {profile ? <PersonCard profile={profile} roles={roles} /> : <FormSkeleton fields={3} />}
      </Specimen>
      <Specimen id="portrait" why={t('why.portrait')}>
        <States>
          <State name={t('portrait.name')}>
            <Portrait name="Ratna Dewi" picture={null} />
          </State>
          <State name={t('portrait.title')}>
            <Portrait name="Dr. Sekar Ayu Lestari" picture={null} />
          </State>
          <State name={t('portrait.one')}>
            <Portrait name="Suparman" picture={null} />
          </State>
        </States>
      </Specimen>
      <Specimen id="activity" why={t('why.own')}>
        {profile ? <OwnTimeline profile={profile} /> : <FormSkeleton fields={3} />}
      </Specimen>
    </GalleryPage>
  );
}
