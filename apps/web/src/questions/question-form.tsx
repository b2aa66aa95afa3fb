import { NumberForm, PlaneForm } from './amount.tsx'
import { type FormProps, OneForm } from './one.tsx'
import { OrderForm, SomeForm } from './several.tsx'

/** The control that fits the form of a question. */
export function QuestionForm(props: FormProps) {
  switch (props.choosing.question.form) {
    case 'one':
      return <OneForm {...props} />
    case 'some':
      return <SomeForm {...props} />
    case 'order':
      return <OrderForm {...props} />
    case 'number':
      return <NumberForm {...props} />
    case 'point':
    case 'path':
      return <PlaneForm {...props} />
  }
}
