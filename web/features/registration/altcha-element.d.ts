import 'altcha/types/react'
