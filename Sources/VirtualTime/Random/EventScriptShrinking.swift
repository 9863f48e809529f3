extension EventScript {
    /// Scripts that are a little simpler than this one, the simplest first.
    ///
    /// Some have fewer events, others earlier ticks or smaller elements. The parameters keep to the ranges of `shape`.
    public func simpler(in shape: Shape) -> [EventScript] {
        var scripts: [EventScript] = []
        for index in sources.indices {
            for events in sources[index].events.shorter + sources[index].events.calmer {
                var script = self
                script.sources[index].events = events
                scripts.append(script)
            }
        }
        for index in parameters.indices where index < shape.parameters.count {
            let least = shape.parameters[index].lowerBound
            for value in Set([least, parameters[index] - 1]) where value >= least && value < parameters[index] {
                var script = self
                script.parameters[index] = value
                scripts.append(script)
            }
        }
        return scripts
    }
}

extension [Recorded<Event<Int>>] {
    /// Lists with fewer events.
    fileprivate var shorter: [Self] {
        var lists: [Self] = []
        if count > 2 { lists += [[], Array(prefix(count / 2)), Array(suffix(count - count / 2))] }
        for index in indices {
            var list = self
            list.remove(at: index)
            lists.append(list)
        }
        return lists
    }

    /// Lists with an event that comes a tick earlier, or with a smaller element.
    fileprivate var calmer: [Self] {
        var lists: [Self] = []
        for index in indices {
            let event = self[index]
            if event.time > (index == 0 ? 0 : self[index - 1].time) {
                var list = self
                list[index] = Recorded(time: event.time - 1, value: event.value)
                lists.append(list)
            }
            if let element = event.value.element, element > 0 {
                var list = self
                list[index] = .next(event.time, element - 1)
                lists.append(list)
            }
        }
        return lists
    }
}
