/** The style guide's icons: the one set by this product's own names, to be found and copied. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#client/ui/EmptyState';
import * as set from '#client/ui/icons';
import { PlainField } from '#client/ui/PlainField';
import { GalleryPage } from './GalleryPage';
import css from './Icons.module.css';
import { Specimen, State, States } from './Specimen';

/** Every icon by its name, in the order of the alphabet. */
const all = Object.entries(set as Readonly<Record<string, set.Icon>>).sort(([one], [other]) => one.localeCompare(other, 'en'));

/** Those whose name has every word of what is typed. */
const found = (typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(([name]) => words.every((word) => name.toLowerCase().includes(word)));
};

const markupOf = (name: string) => `<${name} size={20} strokeWidth={1.75} aria-hidden="true" />`;

function Tile({ name, icon: TileIcon, onCopy }: { name: string; icon: set.Icon; onCopy: () => void }) {
  const { t } = useTranslation('galleryIcons');
  return (
    <li>
      <button type="button" className={css.tile} aria-label={t('copy', { name })} onClick={onCopy}>
        <TileIcon size={24} strokeWidth={1.75} aria-hidden="true" />
        <span>{name}</span>
      </button>
    </li>
  );
}

/** What the last press did, in words. */
type Copied = { readonly key: 'copied' | 'failed'; readonly name: string };

function All() {
  const { t } = useTranslation('galleryIcons');
  const [typed, setTyped] = useState('');
  const [copied, setCopied] = useState<Copied>();
  const icons = found(typed);
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(markupOf(name));
      setCopied({ key: 'copied', name });
    } catch {
      // No clipboard without a secure address, or the person said no.
      setCopied({ key: 'failed', name });
    }
  };
  return (
    <Specimen id="all" why={t('why.all')}>
      <div className={css.search}>
        <PlainField
          type="search"
          label={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          help={<span role="status">{t('count', { count: icons.length })}</span>}
        />
        <p role="status">{copied && t(copied.key, { name: copied.name, use: markupOf(copied.name) })}</p>
      </div>
      {icons.length > 0 ? (
        <ul className={css.tiles}>
          {icons.map(([name, icon]) => (
            <Tile key={name} name={name} icon={icon} onCopy={() => void copy(name)} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={set.NothingFoundIcon} title={t('none')} message={t('noneMessage')} />
      )}
    </Specimen>
  );
}

const sizes = [16, 18, 20, 24, 32];

function Sizes() {
  const { t } = useTranslation('galleryIcons');
  return (
    <Specimen id="sizes" why={t('why.sizes')}>
      <States>
        {sizes.map((size) => (
          <State key={size} name={t('size', { size })}>
            <set.ItemIcon size={size} strokeWidth={1.75} aria-hidden="true" />
          </State>
        ))}
      </States>
    </Specimen>
  );
}

export function Icons() {
  const { t } = useTranslation('galleryIcons');
  return (
    <GalleryPage page="galleryIcons" purpose={t('purpose', { count: all.length })} contents={t('contents', { returnObjects: true })}>
      <All />
      <Sizes />
    </GalleryPage>
  );
}
