import type { FormContent } from '@hub/contract/core/forms/form-content';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { AnswerStore } from './answer-store.ts';
import { End } from './end.tsx';
import styles from './form.module.css';
import { FormHeader } from './form-header.tsx';
import { ItemScreen } from './item-screen.tsx';
import { PageScreen } from './page-screen.tsx';
import { type Layout, onScreen, type Place, placeAfter, placeBefore, placeToGoOn } from './place.ts';
import { progressAt } from './progress.ts';
import { type Finishing, Review } from './review.tsx';
import { shownItems, unanswered } from './shown-items.ts';
import { Welcome } from './welcome.tsx';

type Props = {
  content: FormContent;
  store: AnswerStore;
  onLanguageChange: (language: string) => void;
  /** Only for a real assessment, not for a preview. */
  around?: {
    /** The organization and the practitioner. */
    sender: ReactNode;
    /** Additional facts on the welcome screen. */
    facts: ReactNode;
    saveState: ReactNode;
    notices: ReactNode;
    finishing: Finishing;
    footer: ReactNode;
  };
  /** The form was opened from another screen instead of by a page load. */
  takesFocus?: boolean;
};

/** A form as a respondent fills it in, from the welcome to the thanks. */
export function Form({ content, store, onLanguageChange, around, takesFocus = false }: Props) {
  const { inLanguage } = useLanguage();
  const [chosenLayout, setLayout] = useState<Layout>('one');
  const layout = useIsWide() ? chosenLayout : 'one';
  const { answers } = store.given;
  const shown = shownItems(content, answers);
  const [place, setPlace] = useState(() => placeToGoOn(shown, answers));
  const [current, ...others] = place.screen === 'items' ? onScreen(shown, place.itemId, layout) : [];
  const goOn = () => setPlace(placeAfter(shown, place, layout));
  const goBack = () => setPlace(placeBefore(shown, place, layout));
  const name = inLanguage(content.name);
  const main = useFocusOnArrival(place, takesFocus);

  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <>
      <FormHeader
        content={content}
        sender={around?.sender}
        saveState={around?.saveState}
        showsName={place.screen !== 'welcome'}
        onLanguageChange={onLanguageChange}
        layout={layout}
        onLayoutChange={setLayout}
        progress={current && progressAt([current, ...others], shown)}
      />
      <main ref={main} className={styles.main}>
        {around?.notices}
        {place.screen === 'welcome' && (
          <Welcome content={content} facts={around?.facts} store={store} onBegin={goOn} />
        )}
        {current &&
          (layout === 'one' ? (
            <ItemScreen key={current.item.id} shown={current} store={store} onBack={goBack} onNext={goOn} />
          ) : (
            <PageScreen
              key={current.item.id}
              shown={[current, ...others]}
              name={name}
              store={store}
              onBack={goBack}
              onNext={goOn}
            />
          ))}
        {place.screen === 'review' && (
          <Review
            unanswered={unanswered(shown, answers)}
            onOpen={(itemId) => setPlace({ screen: 'items', itemId, isFromReview: true })}
            onBack={goBack}
            finishing={around?.finishing ?? { status: 'idle', submit: goOn }}
          />
        )}
        {place.screen === 'end' && <End />}
      </main>
      {around?.footer}
    </>
  );
}

/**
 * Each new screen is scrolled to its top and gets the focus; after a page load the focus stays where it is.
 */
function useFocusOnArrival(place: Place, takesFocusFirst: boolean) {
  const main = useRef<HTMLElement>(null);
  const former = useRef(takesFocusFirst ? undefined : place);
  useLayoutEffect(() => {
    if (place === former.current) return;
    former.current = place;
    window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('[data-arrival=true]')?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
