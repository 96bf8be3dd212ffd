/** The star of an ICD code: filled for a favourite; one press changes it. Rule: ICD-7. */
import { useTranslation } from 'react-i18next';
import { FavouriteIcon } from '#client/ui/icons';
import css from './icd.module.css';

type Props = { code: string; favourite: boolean; onPress: (favourite: boolean) => void };

export function FavouriteStar({ code, favourite, onPress }: Props) {
  const { t } = useTranslation('icd');
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={favourite}
      aria-label={t(favourite ? 'removeFavourite' : 'addFavourite', { code })}
      onClick={(event) => {
        event.stopPropagation();
        onPress(!favourite);
      }}
    >
      <FavouriteIcon size={18} aria-hidden="true" fill={favourite ? 'currentColor' : 'none'} />
    </button>
  );
}
