/** The pictures of a message, small: each has its place from the beginning, is fetched when it comes into sight, and opens over the page. Rules: TKT-2, PRV-11. */
import { useEffect, useRef } from 'react';
import type { AttachedFile } from '#shared/domain/file';
import { canShow, useOpenFile } from '#client/store/fileOpening';
import { files as shownFiles } from '#client/store/files';
import { thumbnailKey, thumbnails } from '#client/store/flows/thumbnails';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import css from './ticket.module.css';

type Place = { readonly type: string; readonly id: string; readonly field: string };

/** Bytes: a larger picture is opened by its line only. */
const MOST = 4 * 1_048_576;

export const isSmallPicture = ({ type, size }: AttachedFile): boolean => canShow(type) && type.startsWith('image/') && size <= MOST;

function Thumbnail({ place, info }: { place: Place; info: AttachedFile }) {
  const { own } = useWords(modules.ticket.resource);
  const dispatch = useAppDispatch();
  const { type, id, field } = place;
  const key = thumbnailKey({ ...place, file: info.id });
  const known = useAppSelector((state) => thumbnails.selectors.at(state, key));
  const { open } = useOpenFile({ ...place, file: info.id });
  const button = useRef<HTMLButtonElement>(null);
  const { name } = info;
  useEffect(() => {
    const watch = new IntersectionObserver(([first]) => {
      if (!first?.isIntersecting) return;
      watch.disconnect();
      dispatch(thumbnails.actions.show({ type, id, field, file: info.id }));
    });
    watch.observe(button.current!);
    return () => {
      watch.disconnect();
      dispatch(thumbnails.actions.leave(key));
    };
  }, [dispatch, type, id, field, info.id, key]);
  const address = known?.isReady ? shownFiles.addressOf(known.ticket) : undefined;
  return (
    <button
      ref={button}
      type="button"
      className={css.thumbnail}
      aria-label={`${own['picture']}: ${name}`}
      data-tip={name}
      onClick={() => open(info, 'view')}
    >
      {address && <img src={address} alt="" />}
    </button>
  );
}

export function Thumbnails({ place, files }: { place: Place; files: readonly AttachedFile[] | null | undefined }) {
  const pictures = (files ?? []).filter(isSmallPicture);
  if (!pictures.length) return null;
  return (
    <div className={css.thumbnails}>
      {pictures.map((info) => (
        <Thumbnail key={info.id} place={place} info={info} />
      ))}
    </div>
  );
}
