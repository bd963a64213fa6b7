interface ProductNameProps {
  name: string;
  /** The number of characters of the first line; without it the name is one line. */
  lead?: number | undefined;
}

/** The name of a product: kind and brand, and below them what tells it apart. */
export const ProductName = ({ name, lead }: ProductNameProps) =>
  lead
    ? [
        name.slice(0, lead),
        <small key="" className="detail">
          {name.slice(lead)}
        </small>,
      ]
    : name;
