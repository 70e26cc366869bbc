import type { Product } from '@hub/contract/core/products/product';
import styles from './library.module.css';

type Props = { product: Pick<Product, 'coverUrl'>; size: 'small' | 'large' };

/** Drawn by the publisher. The name beside it says what it shows. */
export const Cover = ({ product, size }: Props) => (
  <img src={product.coverUrl} alt="" width={480} height={600} className={`${styles.cover} ${styles[size]}`} />
);
