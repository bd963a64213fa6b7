'use client';

import type { OrderListItem } from '@/api/types';
import { PriceBlock } from '@/components/buying/price-block';
import { LineRow } from '@/components/order-lists/lines/line-row';
import type { Card } from '@/components/product-card/card';
import { ProductCard } from '@/components/product-card/product-card';
import { ProductTile } from '@/components/product-card/product-tile';
import type { PriceView } from '@/components/shop';
import { Carousel } from '@/components/ui/carousel/carousel';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { Picture } from '@/components/ui/picture';
import { ProductName } from '@/components/ui/product-name';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part } from './part';

const nothing = () => undefined;
const note = () => Promise.resolve(true);
const actions = { tick: nothing, change: nothing, note, takeOff: nothing, take: nothing };

export interface CardsProps {
  cards: Card[];
  item: OrderListItem;
  view: PriceView;
  /** A large one: a group's. */
  drawing: string;
}

const Heading = ({ children }: { children: string }) => <h3 className="font-semibold">{children}</h3>;

export function Cards({ cards, item, view, drawing }: CardsProps) {
  const [first] = cards;
  const [unit] = first?.units ?? [];
  if (!first || !unit) return null;
  return (
    <>
      <Part title={words.parts.cards}>
        <Heading>{words.card}</Heading>
        <div className="product-list">
          <ProductCard card={first} view={view} />
          <ProductCard card={first} view="hidden" />
          <ProductCard card={first} view={view} pending />
        </div>
        <div className="product-tiles">
          {cards.map((card) => (
            <ProductCard key={card.id} card={card} view={view} />
          ))}
        </div>
        <p>
          <ProductName name={first.name} lead={first.lead} />
        </p>
        <Heading>{words.tile}</Heading>
        <Carousel title={words.carousel}>
          {cards.map((card) => (
            <ProductTile key={card.id} card={card} view={view} />
          ))}
        </Carousel>
        <Heading>{words.line}</Heading>
        <table className="lines">
          <tbody>
            <tr>
              <LineRow item={item} view={view} ticked={false} actions={actions} />
            </tr>
          </tbody>
        </table>
        <div className="flex flex-wrap gap-4">
          <Picture src={first.image} alt={first.name} width={240} height={240} />
          <DrawnPicture src={drawing} alt="" width={320} height={240} widths={[360]} />
        </div>
      </Part>
      <Part title={words.parts.prices}>
        <div className="grid gap-6 sm:grid-cols-3">
          <PriceBlock product={first} unit={unit} quantity={1} view={view} />
          <div>
            <Heading>{words.visitor}</Heading>
            <PriceBlock product={first} unit={unit} quantity={1} view="hidden" />
          </div>
          <div>
            <Heading>{words.pending}</Heading>
            <PriceBlock
              product={first}
              unit={{ ...unit, price: undefined }}
              quantity={1}
              view={view}
              pending
            />
          </div>
        </div>
      </Part>
    </>
  );
}
