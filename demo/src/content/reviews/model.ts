/** A review as a customer wrote it; author, day and article follow from the shop. */
export interface DemoReview {
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  /** Of the shop. */
  answer?: string;
  /** Absent: fits every shop. */
  only?: 'business' | 'consumer';
}
