import type { OrderListItem, OrderListPage } from '@/api/types';

/** A line of a list: four dozens of a jumbo roll at 12,50, of which a thousand rolls are in stock. */
export function listItem(id: number, name: string, more: Partial<OrderListItem> = {}): OrderListItem {
  const unit = { ean: '', priceSource: 'list' as const };
  return {
    productName: name,
    productExtCode: `TP-${id}`,
    category: 'Toiletpapier',
    available: true,
    unitId: id * 10,
    quantity: 4,
    note: '',
    product: {
      productId: id,
      productName: name,
      slug: 'jumborol',
      productExtCode: `TP-${id}`,
      productCountryS: 'Nederland',
      brand: 'Blinkhoek',
      category: 'Toiletpapier',
      groupIds: [1],
      image: '/media/rol.svg',
      baseUnit: 'rol',
      productUnitContent: 6,
      step: 2,
      stock: 1_000,
      deliveryDays: 1,
      vat: 21,
      isSale: false,
      houseBrand: false,
      calcprice: 12.5,
      units: [
        {
          ...unit,
          puId: id * 10,
          unitDesc: 'doos à 6 rollen',
          unitName: 'doos',
          unitContent: 6,
          puIsDefault: true,
          calcprice: 12.5,
          pricetable: [
            { q: 6, price: 12.5 },
            { q: 60, price: 10 },
          ],
        },
        {
          ...unit,
          puId: id * 10 + 1,
          unitDesc: 'per rol',
          unitName: 'rol',
          unitContent: 1,
          puIsDefault: false,
          calcprice: 2.5,
        },
      ],
    },
    ...more,
  };
}

export const listOf = (items: OrderListItem[], more: Partial<OrderListPage> = {}): OrderListPage => ({
  bestellijstgroupId: 1,
  bestellijstId: 5,
  listId: 5,
  name: 'Weekbestelling',
  itemCount: items.length,
  sortType: 2,
  numFound: items.length,
  start: 0,
  items,
  ...more,
});
