import { counting as words } from '@/locales/nl/stock-count/counting';

/** '34 van 60 geteld', with a bar that says the same. */
export const ProgressBar = ({ done, of }: { done: number; of: number }) => (
  <div className="count-progress">
    <p>{words.progress(done, of)}</p>
    <progress value={done} max={of} aria-hidden="true" />
  </div>
);
