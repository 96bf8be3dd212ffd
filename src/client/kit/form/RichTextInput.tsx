/** A text with headings, lists and links, and nothing else: what is pasted loses all that a description may not have. */
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sanitiseRichText } from '#shared/domain/richText';
import {
  BoldIcon,
  BulletListIcon,
  ItalicIcon,
  LargeHeadingIcon,
  LinkIcon,
  OrderedListIcon,
  QuoteIcon,
  RedoIcon,
  SmallHeadingIcon,
  StrikeIcon,
  UnderlineIcon,
  UndoIcon,
  type Icon,
} from '../../ui/icons';
import { keepFocus } from '../../ui/keepFocus';
import { labelId } from './FieldFrame';
import type { InputProps } from './inputs';
import { LinkBar } from './LinkBar';
import css from './richText.module.css';

/** Exactly the tags of shared/domain/richText. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
    },
  }),
];

type ToolName =
  'bold' | 'italic' | 'underline' | 'strike' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'quote' | 'undo' | 'redo';
type Tool = {
  readonly name: ToolName;
  readonly icon: Icon;
  readonly run: (editor: Editor) => void;
  readonly active?: (editor: Editor) => boolean;
};

const tools: readonly Tool[] = [
  { name: 'bold', icon: BoldIcon, run: (editor) => editor.chain().focus().toggleBold().run(), active: (editor) => editor.isActive('bold') },
  {
    name: 'italic',
    icon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: UnderlineIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    active: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    icon: StrikeIcon,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    active: (editor) => editor.isActive('strike'),
  },
  {
    name: 'heading2',
    icon: LargeHeadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    icon: SmallHeadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    icon: BulletListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: OrderedListIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  { name: 'undo', icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
];

function Toolbar({ editor, onLink, linking }: { editor: Editor; onLink: () => void; linking: boolean }) {
  const { t } = useTranslation('form');
  const active = useEditorState({ editor, selector: ({ editor: now }) => tools.map((tool) => tool.active?.(now) ?? null) });
  const linked = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={css.toolbar}>
      {tools.map(({ name, icon: ToolIcon, run }, index) => (
        <button
          key={name}
          type="button"
          title={t(name)}
          aria-label={t(name)}
          aria-pressed={active[index] ?? undefined}
          onMouseDown={keepFocus}
          onClick={() => run(editor)}
        >
          <ToolIcon size={17} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        title={t('link')}
        aria-label={t('link')}
        aria-pressed={linked}
        aria-expanded={linking}
        onMouseDown={keepFocus}
        onClick={onLink}
      >
        <LinkIcon size={17} aria-hidden="true" />
      </button>
    </div>
  );
}

const EMPTY = '<p></p>';

/** The empty paragraphs at the end are the editor's own: a place for the caret after a list. */
const htmlOf = (editor: Editor): string => {
  let html = editor.isEmpty ? '' : sanitiseRichText(editor.getHTML());
  while (html.endsWith(EMPTY)) html = html.slice(0, -EMPTY.length);
  return html;
};

/** What the text is to those who hear it. */
const spoken = (id: string, invalid: boolean, describedBy: string | undefined) => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId(id),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(describedBy && { 'aria-describedby': describedBy }),
});

export function RichTextInput({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  const text = typeof value === 'string' ? value : '';
  const [linking, setLinking] = useState(false);
  const [own, setOwn] = useState(text);
  const editorProps = useMemo(
    // What is pasted is cleaned before the browser makes elements of it.
    () => ({ attributes: { ...spoken(id, invalid, describedBy), class: css.text ?? '' }, transformPastedHTML: sanitiseRichText }),
    [id, invalid, describedBy],
  );
  const editor = useEditor({
    extensions,
    content: text,
    injectCSS: false,
    immediatelyRender: true,
    editorProps,
    onUpdate: ({ editor: now }) => {
      const html = htmlOf(now);
      setOwn(html);
      onChange(html);
    },
    onBlur,
  });
  // Only a value from outside, such as theirs in a conflict, replaces the text.
  useEffect(() => {
    if (text !== own) editor.commands.setContent(text, { emitUpdate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  return (
    <div className={css.frame} data-invalid={invalid || undefined}>
      <Toolbar editor={editor} linking={linking} onLink={() => setLinking(!linking)} />
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}
