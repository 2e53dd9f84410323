import { Icon, type IconProps } from './icon';

/* Icons of goods, money and delivery. */

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.5h14l-1 10.6a1.5 1.5 0 0 1-1.5 1.4h-9A1.5 1.5 0 0 1 6 19.1z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 8.3 5c1.6 0 2.9.8 3.7 2.1C12.8 5.8 14.1 5 15.7 5A4.3 4.3 0 0 1 20 9.3C20 15.2 12 20 12 20z" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
    </Icon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h10.5V17H10M5.5 17H3V6.5M13.5 10h3.8l3.7 3.6V17h-1.5M15 17h-1.5" />
      <circle cx="7.7" cy="17.5" r="2" />
      <circle cx="17.2" cy="17.5" r="2" />
    </Icon>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M6.5 15h4" />
    </Icon>
  );
}

export function CouponIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v2.3a2.3 2.3 0 0 0 0 4.4v2.3a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2.3a2.3 2.3 0 0 0 0-4.4z" />
      <path d="M14.5 9v.5M14.5 11.75v.5M14.5 14.5v.5" />
    </Icon>
  );
}

export function CoinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M10 15.8V8.2h2.7a2.5 2.5 0 0 1 0 5H10" />
    </Icon>
  );
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h12v17l-2.4-1.5-2.4 1.5L12 19.7l-1.2.8L8.4 19 6 20.5z" />
      <path d="M9 8.5h6M9 12h6M9 15.5h3.5" />
    </Icon>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h7.5l8.2 8.2a1.3 1.3 0 0 1 0 1.8L15 19.2a1.3 1.3 0 0 1-1.8 0L4.5 11z" />
      <circle cx="8.5" cy="8.7" r="1.2" />
    </Icon>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11v8.5h14V11M9.5 19.5V15h5v4.5" />
      <path d="M4 4.5h16l1 4.5a2.3 2.3 0 0 1-4.5 0 2.3 2.3 0 0 1-4.5 0 2.3 2.3 0 0 1-4.5 0A2.3 2.3 0 0 1 3 9z" />
    </Icon>
  );
}
