/** The keyboard's shortcuts, all that there are, by where they work. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { commandKey } from '../../ui/keys';
import css from './ShortcutsDialog.module.css';

const command = commandKey.label;

/** By place; each of the keys to be pressed together. */
const groups = {
  anywhere: [
    ['palette', [command, 'K']],
    ['shortcuts', ['?']],
    ['lock', ['Ctrl', 'Alt', 'L']],
    ['toast', ['F8']],
  ],
  lists: [
    ['search', ['/']],
    ['cells', ['↑', '↓', '←', '→']],
    ['width', ['Shift', '←', '→']],
  ],
  records: [
    ['previous', ['Alt', '↑']],
    ['next', ['Alt', '↓']],
  ],
  forms: [['save', [command, 'S']]],
} as const satisfies Record<string, readonly (readonly [string, readonly string[]])[]>;

type Group = keyof typeof groups;

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('common:chrome.shortcuts')}</DialogTitle>
      <DialogContent>
        {(Object.keys(groups) as Group[]).map((group) => (
          <section key={group} className={css.group}>
            <h3>{t(`shell:shortcuts.${group}`)}</h3>
            <dl>
              {groups[group].map(([name, keys]) => (
                <div key={name} className={css.row}>
                  <dt>{t(`shell:shortcut.${name}`)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
