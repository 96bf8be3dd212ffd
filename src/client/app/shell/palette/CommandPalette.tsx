/** The command palette: pages, records and commands by name, from anywhere; on a phone over the whole screen. */
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { limits } from '#shared/limits';
import { useAppDispatch } from '#client/store/hooks';
import { recent } from '#client/store/flows/recent';
import { CloseIcon, NothingFoundIcon, OfflineIcon, SearchIcon } from '#client/ui/icons';
import { useCommands, type Acts } from './commands';
import { optionId, type Entry, type Places } from './entries';
import { useKinds } from './kinds';
import css from './palette.module.css';
import { PaletteList } from './PaletteList';
import { RecordNames } from './RecordNames';
import { usePalette } from './usePalette';
import { useRecordCommands } from './useRecordCommands';

type Props = { open: boolean; places: Places; acts: Acts; onClose: () => void };

/** What is shown under the field; made anew each time the palette opens. */
function PaletteBody({ places, acts, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation(['shell', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const list = useId();
  const common = useCommands(acts);
  const kinds = useKinds(places.mayOpen);
  const ofRecord = useRecordCommands(kinds);
  const offer = useMemo(() => ({ ...places, commands: [...ofRecord, ...common] }), [places, ofRecord, common]);
  const choose = (entry: Entry) => {
    onClose();
    if ('run' in entry) return entry.run();
    dispatch(recent.actions.chosen({ path: entry.to }));
    void navigate(entry.to);
  };
  const { q, type, sections, count, current, setActive, onKeyDown, wanted, searching, failed } = usePalette(offer, kinds, choose);
  const nothing = count === 0 && !searching;
  return (
    <>
      <div className={css.field}>
        <SearchIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t('shell:palette')}
          aria-expanded={count > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(list, current)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.search}
          placeholder={t('shell:placeholder')}
          value={q}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          autoFocus
        />
        <IconButton size="small" aria-label={t('common:action.close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
      <PaletteList id={list} sections={sections} q={q} current={current} onActive={setActive} onChoose={choose} />
      {nothing && (
        <p className={css.nothing}>
          <NothingFoundIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('shell:nothing', { q: q.trim() })}
        </p>
      )}
      {failed && (
        <p className={css.failed}>
          <OfflineIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('shell:failed')}
        </p>
      )}
      <p role="status" className={nothing ? 'visually-hidden' : css.status}>
        {searching ? t('shell:searching') : q.trim() && t('shell:count', { number: count })}
      </p>
      {wanted.map(({ kind, ids }) => (
        <RecordNames key={kind.name} kind={kind} ids={ids} />
      ))}
    </>
  );
}

export function CommandPalette({ open, places, acts, onClose }: Props) {
  const { t } = useTranslation('shell');
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={narrow}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{ paper: { className: css.paper, 'aria-label': t('palette') } }}
    >
      {open && <PaletteBody places={places} acts={acts} onClose={onClose} />}
      <p className={css.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('foot.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('foot.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('foot.close')}
        </span>
      </p>
    </Dialog>
  );
}
