import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import field from '../field/field.module.css';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import popover from '../popover.module.css';
import styles from './quick-find.module.css';

export type FoundGroup = { title: string; results: readonly FoundResult[] };

type Props = {
  label: string;
  visible: boolean;
  onVisibleChange: (visible: false) => void;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly FoundGroup[];
  /** Whether the groups belong to the current query, not to an earlier one. */
  isCurrent: boolean;
  /** Called with the first result's address when Enter is pressed while none is chosen. */
  onOpen: (href: string) => void;
  /** Shown below the field: the number of results, why there are none, or that the search is running. */
  message: ReactNode;
};

/** Searches while the user types. The arrow keys move, Enter opens. */
export function QuickFind(props: Props) {
  const { label, visible, onVisibleChange, query, onQueryChange, groups, isCurrent, onOpen, message } = props;
  const results = useRef<HTMLDivElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const close = () => {
    setSubmitted(false);
    onVisibleChange(false);
  };
  const change = (typed: string) => {
    setSubmitted(false);
    onQueryChange(typed);
  };
  const submit = () => {
    // A focused result opens by itself.
    const isChosen = results.current?.querySelector('[data-focused]') != null;
    setSubmitted(!isChosen);
  };
  const filled = groups.filter(({ results }) => results.length > 0);
  const first = filled[0]?.results[0];
  const openFirst = useEffectEvent(() => {
    setSubmitted(false);
    if (!first) return;
    onOpen(first.href);
    onVisibleChange(false);
  });
  // Enter may come before the answer: it waits for it and never opens an old result.
  useEffect(() => {
    if (isSubmitted && isCurrent) openFirst();
  }, [isSubmitted, isCurrent]);
  return (
    <ModalOverlay isOpen={visible} onOpenChange={close} isDismissable className={`${styles.backdrop}`}>
      <Modal className={`${styles.modal}`}>
        <Dialog aria-label={label} className={`${styles.dialog}`}>
          <Autocomplete inputValue={query} onInputChange={change} disableAutoFocusFirst>
            <div className={styles.top}>
              <SearchField aria-label={label} autoFocus onSubmit={submit} className={`${field.box}`}>
                <span className={styles.icon}>
                  <SearchIcon />
                </span>
                <Input className={`${field.input} ${styles.input}`} placeholder={label} />
              </SearchField>
              <IconButton label="Close" onPress={close}>
                <CloseIcon />
              </IconButton>
            </div>
            <p role="status" className={styles.message}>
              {message}
            </p>
            <Menu ref={results} aria-label="Results" className={`${styles.results}`} onAction={close}>
              {filled.map(({ title, results }) => (
                <MenuSection key={title} id={title} className={`${styles.group}`}>
                  <Header className={`${styles.title}`}>{title}</Header>
                  {results.map((result) => (
                    <FoundItem key={result.id} {...result} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

export type FoundResult = { id: string; href: string; icon: ReactNode; name: string; detail: string };

const FoundItem = ({ id, href, icon, name, detail }: FoundResult) => (
  <MenuItem
    id={id}
    href={href}
    textValue={`${name}, ${detail}`}
    className={`${popover.entry} ${styles.item}`}
  >
    {icon}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  </MenuItem>
);
