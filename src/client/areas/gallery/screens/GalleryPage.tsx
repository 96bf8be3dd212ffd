/** A page of the style guide: what it shows and why, what stands on it, the specimens themselves, and the pages next to it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { galleryRoutes } from '#shared/areas/gallery/routes';
import { NextIcon, PreviousPageIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { StatusChip } from '#client/ui/StatusChip';
import { Contents } from './contents';
import css from './GalleryPage.module.css';

export type GalleryName = (typeof galleryRoutes)[number]['name'];

type Props = {
  /** The page's row: its title and its neighbours follow from it. */
  page: GalleryName;
  /** One line: what these parts are for. */
  purpose: string;
  /** The specimens by id, in their order: what each is called. */
  contents: Readonly<Record<string, string>>;
  /** Nothing on it is a sample: what it shows is the person's own. */
  real?: boolean;
  children: ReactNode;
};

/** The pages before and after this one, as the guide is read from front to back. */
function Neighbours({ page }: Pick<Props, 'page'>) {
  const { t } = useTranslation(['gallery', 'common']);
  const at = galleryRoutes.findIndex(({ name }) => name === page);
  const [before, after] = [galleryRoutes[at - 1], galleryRoutes[at + 1]];
  return (
    <nav className={css.neighbours} aria-label={t('gallery:pages')}>
      {before && (
        <Link to={before.path} rel="prev">
          <PreviousPageIcon size={18} aria-hidden="true" />
          <span>
            <small>{t('gallery:previous')}</small>
            {t(`common:page.${before.name}`)}
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.path} rel="next" className={css.next}>
          <span>
            <small>{t('gallery:next')}</small>
            {t(`common:page.${after.name}`)}
          </span>
          <NextIcon size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

export function GalleryPage({ page, purpose, contents, real = false, children }: Props) {
  const { t } = useTranslation(['gallery', 'common']);
  return (
    <>
      <PageHeader
        title={t(`common:page.${page}`)}
        purpose={purpose}
        badge={real ? undefined : <StatusChip tone="info">{t('gallery:sample')}</StatusChip>}
      />
      <nav className={css.contents} aria-label={t('gallery:contents')}>
        <ul>
          {Object.entries(contents).map(([id, title]) => (
            <li key={id}>
              <Link to={{ hash: id }}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.specimens}>
        <Contents value={contents}>{children}</Contents>
      </div>
      <Neighbours page={page} />
    </>
  );
}
