/** Shows the store's notices as toasts, and tells the store when one is gone. */
import { closeSnackbar, enqueueSnackbar, type VariantType } from 'notistack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice, Variant } from '../kit/followUps';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { notices } from '../store/modules/notices';
import { Toasts, undoAction } from '../ui/Toasts';

const variants: Record<Variant, VariantType> = { default: 'default', info: 'info', primary: 'info', success: 'success', warning: 'warning', danger: 'error' };

export function Notices() {
  // Any namespace: a notice's key names its own.
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const all = useAppSelector(notices.selectors.all);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    // A key that came as data can't be checked by the compiler.
    const say = t as unknown as (key: string, values?: object) => string;
    const sentence = (notice: Notice) =>
      'problem' in notice ? say(`errors:${notice.problem.code}`, { ...notice.problem.meta }) : say(notice.key, { ...notice.values, defaultValue: say('notice.oops') });
    for (const id of [...shown.current].filter((known) => !all.some((notice) => notice.id === known))) {
      shown.current.delete(id);
      closeSnackbar(id);
    }
    for (const notice of all.filter(({ id }) => !shown.current.has(id))) {
      shown.current.add(notice.id);
      const undo = 'undo' in notice ? notice.undo : undefined;
      enqueueSnackbar(sentence(notice), {
        key: notice.id,
        variant: variants[notice.variant],
        onExited: () => void dispatch(notices.actions.dismissed({ id: notice.id })),
        ...(undo && { action: undoAction(say('action.undo'), () => void dispatch(undo)) }),
      });
    }
  }, [all, dispatch, t]);
  return <Toasts />;
}
