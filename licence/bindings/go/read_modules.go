package licence

import "strings"

var flags = []string{"test", "student", "edit", "connect"}

// readModules reads them in tree order: each belongs to the last one of the level above.
func readModules(l *lines) []Module {
	var modules []Module
	var path []string
	for l.follows("MODULE") {
		module := readModule(l)
		above := module.Level - 1
		requireFormat(above == 0 || above <= len(path) && path[above-1] == module.Parent)
		path = append(path[:above:above], module.Name)
		modules = append(modules, module)
	}
	return modules
}

func readModule(l *lines) Module {
	var module Module
	l.begin("MODULE")
	module.Name = l.quoted(1, 99)
	l.expect(" PARENT ")
	if !l.takes("-") {
		module.Parent = l.quoted(1, 99)
	}
	l.expect(" LEVEL ")
	module.Level = int(requireNumber(l.word(), 1, 3))
	l.expect(" COUNT ")
	module.Count = l.word()
	if module.Count != "uncounted" && module.Count != "dependency" {
		requireNumber(module.Count, 0, 100)
	}
	l.expect(" START ")
	if start := l.word(); start != "-" {
		module.Start = requireDay(start)
	}
	l.expect(" END ")
	if end := l.word(); end != "permanent" {
		module.End = requireDay(end)
		requireFormat(module.End >= module.Start)
	}
	l.expect(" FLAGS ")
	module.Flags = readFlags(l.word())
	l.finish()
	return module
}

func readFlags(text string) []string {
	if text == "-" {
		return nil
	}
	found := strings.Split(text, ",")
	before := -1
	for _, flag := range found {
		name, value, hasValue := strings.Cut(flag, "=")
		place := indexOf(flags, name)
		requireFormat(place > before && hasValue == (name == "test"))
		if hasValue {
			requireNumber(value, 0, 100)
		}
		requireFormat(place != 1 || before != 0)
		before = place
	}
	return found
}
