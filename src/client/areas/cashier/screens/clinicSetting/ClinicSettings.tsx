/** What a clinic sets for its cashiers: each group is changed by itself, by who may. Until something is changed the clinic has the initial settings. Rules: CSH-4, CSH-7, CSH-9. */
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { clinicSetting as declared, type ClinicSetting } from '#shared/areas/cashier/resources/clinicSetting';
import { firstLimits } from '#shared/areas/cashier/domain/limits';
import type { AnyModule } from '#client/kit/anyModule';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { pathsOf } from '#client/kit/resource/paths';
import { FileButton } from '#client/kit/resource/show/FactValue';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { newId } from '#client/storeKit/ids';
import { withNotice } from '#client/storeKit/intents';
import { Card } from '#client/ui/Card';
import { Facts } from '#client/ui/Facts';
import { Money } from '#client/ui/Money';
import { PageHeader } from '#client/ui/PageHeader';
import { RowSkeletons } from '#client/ui/Skeletons';
import * as modules from '../../modules';
import css from './clinicSettings.module.css';

const settings = modules.clinicSetting as unknown as AnyModule;
const LIST = 'own-settings';
const FIRST_PAPER = declared.attributes.receipt_paper.initial!;

const others = (shown: string): readonly string[] => Object.keys(declared.commands).filter((name) => name !== shown);
const [limitsOnly, dayOnly] = [others('setLimits'), others('setDay')];

function Commands({ id, without }: { id: string; without: readonly string[] }) {
  return (
    <div className={css.commands}>
      <CommandBar module={settings} id={id} legalOnly without={without} />
    </div>
  );
}

function Limits({ one }: { one: ClinicSetting }) {
  const { fields, own } = useWords(declared);
  return (
    <Card title={own['limits']!} purpose={own['limitsPurpose']}>
      <Facts
        facts={[
          [fields.discount_percent, `${one.discount_percent} %`],
          [fields.refund_amount, <Money key="refund" amount={one.refund_amount ?? 0} currency="IDR" />],
          [fields.four_eyes, own[one.four_eyes ? 'yes' : 'no']],
        ]}
      />
      <Commands id={one.id} without={limitsOnly} />
    </Card>
  );
}

function Receipts({ one }: { one: ClinicSetting }) {
  const { fields, choices, own } = useWords(declared);
  const mayEdit = useCan('clinicSetting', 'update', one);
  const { id, logo, letterhead_lines, receipt_footer, receipt_paper } = one;
  return (
    <Card title={own['receipt']!} purpose={own['receiptPurpose']}>
      <Facts
        facts={[
          [fields.receipt_paper, choices.receipt_paper[receipt_paper]],
          [fields.letterhead_lines, <span className={css.lines}>{letterhead_lines ?? own['clinicAddress']}</span>],
          [fields.receipt_footer, <span className={css.lines}>{receipt_footer ?? own['none']}</span>],
          [fields.logo, logo ? <FileButton type={declared.type} id={id} field="logo" file={logo} /> : own['none']],
        ]}
      />
      {mayEdit && (
        <div className={css.commands}>
          <Button variant="outlined" component={Link} to={pathsOf('clinicSetting').edit(id)}>
            {own['edit']}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The prefixes of queue numbers belong to the outpatient rooms. */
function Queue() {
  const { own } = useWords(declared);
  const mayList = useCan('poly', 'list');
  if (!mayList) return null;
  return (
    <Card title={own['queue']!} purpose={own['queuePurpose']}>
      <Link to={pathsOf('poly').list}>{own['polies']}</Link>
    </Card>
  );
}

function Day({ one: { id, day_starts } }: { one: ClinicSetting }) {
  const { fields, own } = useWords(declared);
  return (
    <Card title={own['day']!} purpose={own['dayPurpose']}>
      <Facts facts={[[fields.day_starts, day_starts ? `${String(day_starts).padStart(2, '0')}.00` : own['midnight']]]} />
      <Commands id={id} without={dayOnly} />
    </Card>
  );
}

/** What holds while nothing is set. The first change needs the record that holds it. */
function Untouched() {
  const { own, fields, choices } = useWords(declared);
  const dispatch = useAppDispatch();
  const client = useAppSelector(me.selectors.actor)?.entityId;
  const mayAdd = useCan('clinicSetting', 'add');
  const begin = () => {
    const entity = { type: 'entity', id: client! };
    dispatch(withNotice(modules.clinicSetting.actions.add({ id: newId(), entity, receipt_paper: FIRST_PAPER }, { refresh: true })));
  };
  return (
    <Card title={own['untouched']!} purpose={own['untouchedPurpose']}>
      <Facts
        facts={[
          [fields.discount_percent, `${firstLimits.discount_percent} %`],
          [fields.refund_amount, <Money key="refund" amount={firstLimits.refund_amount} currency="IDR" />],
          [fields.four_eyes, own[firstLimits.four_eyes ? 'yes' : 'no']],
          [fields.receipt_paper, choices.receipt_paper[FIRST_PAPER]],
          [fields.letterhead_lines, own['clinicAddress']],
          [fields.day_starts, own['midnight']],
        ]}
      />
      {mayAdd && client && (
        <div className={css.commands}>
          <Button variant="contained" onClick={begin}>
            {own['begin']}
          </Button>
        </div>
      )}
    </Card>
  );
}

export function ClinicSettings() {
  const { list } = useWords(declared);
  const { rows, isKnown } = useShortList<ClinicSetting>(modules.clinicSetting, LIST, {});
  const [one] = rows;
  return (
    <>
      <PageHeader title={list.title} purpose={list.purpose} />
      {!isKnown && <RowSkeletons rows={6} height={52} />}
      {isKnown && !one && (
        <div className={css.page}>
          <Untouched />
          <Queue />
        </div>
      )}
      {one && (
        <div className={css.page}>
          <Limits one={one} />
          <Receipts one={one} />
          <Queue />
          <Day one={one} />
        </div>
      )}
    </>
  );
}
