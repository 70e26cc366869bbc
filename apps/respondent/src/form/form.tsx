import type { FormContent } from '@hub/contract/core/forms/form-content';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { AnswerStore } from './answer-store.ts';
import { End } from './end.tsx';
import styles from './form.module.css';
import { FormHeader } from './form-header.tsx';
import { ItemScreen } from './item-screen.tsx';
import { PageScreen } from './page-screen.tsx';
import { type Layout, onScreen, type Place, placeAfter, placeBefore, START } from './place.ts';
import { progressAt } from './progress.ts';
import { Review } from './review.tsx';
import { shownItems, unanswered } from './shown-items.ts';
import { Welcome } from './welcome.tsx';

/** One may come back to the welcome; this is where nobody has come from anywhere. */
const FIRST: Place = { ...START };

type Props = {
  content: FormContent;
  store: AnswerStore;
  onLanguageChange: (language: string) => void;
};

/** A form as a respondent fills it in, from the welcome to the thanks. */
export function Form({ content, store, onLanguageChange }: Props) {
  const { inLanguage } = useLanguage();
  const [place, setPlace] = useState<Place>(FIRST);
  const [chosenLayout, setLayout] = useState<Layout>('one');
  const layout = useIsWide() ? chosenLayout : 'one';
  const { answers } = store.given;
  const shown = shownItems(content, answers);
  const [current, ...others] = place.screen === 'items' ? onScreen(shown, place.itemId, layout) : [];
  const goOn = () => setPlace(placeAfter(shown, place, layout));
  const goBack = () => setPlace(placeBefore(shown, place, layout));
  const name = inLanguage(content.name);
  const main = useFocusOnArrival(place);

  useEffect(() => {
    document.title = name;
  }, [name]);

  return (
    <>
      <FormHeader
        content={content}
        showsName={place.screen !== 'welcome'}
        onLanguageChange={onLanguageChange}
        layout={layout}
        onLayoutChange={setLayout}
        progress={current && progressAt([current, ...others], shown)}
      />
      <main ref={main} className={styles.main}>
        {place.screen === 'welcome' && <Welcome content={content} store={store} onBegin={goOn} />}
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
            onFinish={goOn}
          />
        )}
        {place.screen === 'end' && <End />}
      </main>
    </>
  );
}

/** What is new on the screen is shown from its top and takes the focus; the first screen leaves it where it is. */
function useFocusOnArrival(place: Place) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place === FIRST) return;
    window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('[data-arrival=true]')?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
