import { tableEntries } from '@shop/shared/domain';
import {
  type ActorsOfMoves,
  actorsOfMoves,
  type MoveActor,
  moveActors,
} from '@shop/shared/domain/move-actors';
import { type Sql, sql } from '../../../platform/db/sql';

interface AllowedMove {
  machine: string;
  /** Of a claim; null for other machines. */
  kind: string | null;
  from_state: string;
  to_state: string;
  who: MoveActor;
}

const movesOf = (
  machine: string,
  kind: string | null,
  moves: ActorsOfMoves<string>,
): AllowedMove[] =>
  Object.entries(moves).flatMap(([from, targets]) =>
    Object.entries(targets ?? {}).flatMap(([to, actors]) =>
      (actors ?? []).map((who) => ({ machine, kind, from_state: from, to_state: to, who })),
    ),
  );

const { claims, ...others } = actorsOfMoves;

/** Each move of each machine with each actor who may make it. */
const allowed: readonly AllowedMove[] = [
  ...Object.entries(others).flatMap(([machine, moves]) => movesOf(machine, null, moves)),
  ...Object.entries(claims).flatMap(([kind, moves]) => movesOf('claim', kind, moves)),
];

/**
 * Moves in the history that nobody of their actor's kind may make, and moves by members of what is not theirs. An
 * order as a whole follows from its lines, so that any of the actors may cause its moves. A return with lines that
 * wanted an exchange was one.
 */
export const wrongActors = (): Sql => sql`
  with may as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(allowed)}::jsonb)
      as may (machine text, kind text, from_state text, to_state text, who text)
  ), move as (
    select h.machine, h.ref, coalesce(h.from_state, 'NEW') as from_state, h.to_state, h.actor,
      split_part(h.actor, ':', 1) as who, c.kind, exists (
        select from claim_item x where x.claim_no = c.claim_no and x.exchange is not null) as was_exchange, coalesce(o.member_no, l.member_no, d.member_no, p.member_no, c.member_no, v.member_no,
        m.member_no, f.sender_no) as owner_no
    from state_history h
      left join orders o on h.machine = 'order' and o.order_no = h.ref
      left join order_item i on h.machine = 'orderItem' and i.item_no::text = h.ref
      left join orders l on l.order_no = i.order_no
      left join shipment s on h.machine = 'shipment' and s.shipment_no::text = h.ref
      left join orders d on d.order_no = s.order_no
      left join payment p on h.machine = 'payment' and p.payment_no = h.ref
      left join claim c on h.machine = 'claim' and c.claim_no = h.ref
      left join voucher v on h.machine = 'voucher' and v.voucher_no = h.ref
      left join gift f on h.machine = 'gift' and f.gift_no = h.ref
      left join member_coupon m on h.machine = 'memberCoupon' and m.issue_no::text = h.ref)
  select machine || ' ' || ref as ref,
    from_state || ' > ' || to_state || ' by ' || actor as detail
  from move
  where (who = 'member' and actor <> 'member:' || owner_no)
    or (machine = 'order' and who <> all(${tableEntries(moveActors).map(([who]) => who)}::text[]))
    or (machine <> 'order' and not exists (
      select from may
      where may.machine = move.machine and may.from_state = move.from_state and may.to_state = move.to_state
        and may.who = move.who
        and (may.kind is null or may.kind = move.kind or (may.kind = 'EXCHANGE' and move.was_exchange))))`;
