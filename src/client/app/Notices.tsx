/** Shows the store's notices as toasts, and tells the store when one is gone. */
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../storeKit/followUps';
import { permissionIn } from '../storeKit/refusals';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { explanation } from '../store/session/explanation';
import { notices } from '../store/flows/notices';
import { toastAction, Toasts } from '../ui/Toasts';
import { useLanguage } from '../ui/useLanguage';
import { sentenceOf } from './noticeSentence';

export function Notices() {
  // Any namespace: a notice's key names its own.
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const all = useAppSelector(notices.selectors.all);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    /** What the toast's button does: undoes the action, or explains why it was refused. */
    const actionOf = (notice: Notice) => {
      const permission = 'problem' in notice ? permissionIn(notice.problem) : notice.why;
      if (permission) return toastAction(t('action.why'), () => void dispatch(explanation.actions.ask(permission)));
      const undo = 'undo' in notice ? notice.undo : undefined;
      return undo && toastAction(t('action.undo'), () => void dispatch(undo));
    };
    for (const id of [...shown.current].filter((known) => !all.some((notice) => notice.id === known))) {
      shown.current.delete(id);
      closeSnackbar(id);
    }
    for (const notice of all.filter(({ id }) => !shown.current.has(id))) {
      shown.current.add(notice.id);
      const action = actionOf(notice);
      enqueueSnackbar(sentenceOf(notice, t, language), {
        key: notice.id,
        variant: notice.variant,
        onExited: () => void dispatch(notices.actions.dismissed({ id: notice.id })),
        ...(action && { action }),
      });
    }
  }, [all, dispatch, language, t]);
  return <Toasts />;
}
